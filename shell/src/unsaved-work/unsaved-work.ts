import type { HostUnsavedWork } from '@airdex/shared-contracts/remote-contract';

/** What must not be lost by loading the page anew, as remotes and the shell tell of it. */
export interface UnsavedWork {
  readonly host: HostUnsavedWork;
  isAny(): boolean;
}

export function createUnsavedWork(): UnsavedWork {
  const held = new Set<symbol>();
  return {
    host: {
      hold() {
        const token = Symbol('unsaved work');
        held.add(token);
        return () => void held.delete(token);
      },
    },
    isAny: () => held.size > 0,
  };
}
