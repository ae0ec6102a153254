import { LOCAL_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import type { BrowserStorage } from '../lib/storage/browser-storage.ts';
import { COMPOSITION_LIMITS } from './limits.ts';

/** A remote that could not be loaded, and when: milliseconds of the clock. */
type Failure = readonly [remote: string, at: number];

/** Which remotes of a composition failed to load of late, in all pages of this browser. */
export interface FailureMemory {
  add(remote: string): void;
  /** Forgets the failures of a remote, for it works; of all remotes unless told. */
  forget(remote?: string): void;
  /** How many there are that are recent. */
  count(): number;
  /** The remote of each that is recent. */
  remotes(): readonly string[];
}

function isFailure(value: unknown): value is Failure {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
}

/** The failures of composition `id` that are stored; those of another one are none of its own. Null: nothing is stored. */
function stored(storage: BrowserStorage, key: string, id: string): readonly Failure[] | null {
  const text = storage.read(key);
  if (text === null) return null;
  try {
    const { of, failures } = JSON.parse(text) as { readonly of?: unknown; readonly failures?: unknown };
    return of === id && Array.isArray(failures) ? failures.filter(isFailure) : [];
  } catch {
    return [];
  }
}

/** The memory of composition `id`; those of another one are forgotten with the first that is added. */
export function createFailureMemory(
  storage: BrowserStorage,
  id: string,
  key: string = LOCAL_STORAGE_KEYS.compositionFailures,
): FailureMemory {
  /** For a browser that stores nothing. */
  let ofPage: readonly Failure[] = [];

  function recent(): readonly Failure[] {
    const since = Date.now() - COMPOSITION_LIMITS.failuresMs;
    return (stored(storage, key, id) ?? ofPage).filter(([, at]) => at > since);
  }

  function keep(failures: readonly Failure[]): void {
    ofPage = failures;
    storage.write(key, JSON.stringify({ of: id, failures }));
  }

  return {
    add: (remote) => keep([...recent(), [remote, Date.now()]]),
    forget(remote) {
      const failures = recent();
      const rest = remote === undefined ? [] : failures.filter(([name]) => name !== remote);
      if (rest.length < failures.length) keep(rest);
    },
    count: () => recent().length,
    remotes: () => recent().map(([remote]) => remote),
  };
}
