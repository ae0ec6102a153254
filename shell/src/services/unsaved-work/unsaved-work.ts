import type { ReadonlyState, HostUnsavedWork } from '@airdex/shared-contracts/remote-contract';
import { currentValue } from '../../lib/current/current-value.ts';

/** Work that a reload must not lose, as reported by remotes and the shell. */
export interface UnsavedWork {
  readonly host: HostUnsavedWork;
  readonly isAny: ReadonlyState<boolean>;
  /** The user discards all of it. */
  discard(): void;
}

export function createUnsavedWork(): UnsavedWork {
  const held = new Set<symbol>();
  const isAny = currentValue(false);
  return {
    host: {
      hold() {
        const token = Symbol('unsaved work');
        held.add(token);
        isAny.set(true);
        return () => {
          held.delete(token);
          isAny.set(held.size > 0);
        };
      },
    },
    isAny,
    discard() {
      held.clear();
      isAny.set(false);
    },
  };
}
