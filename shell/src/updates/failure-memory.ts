import { LOCAL_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import type { BrowserStorage } from '../lib/storage/browser-storage.ts';
import { COMPOSITION_LIMITS } from './limits.ts';

/** A remote that could not be loaded, and the time in milliseconds since the epoch. */
type Failure = readonly [remote: string, at: number];

/** Remotes of a composition that recently failed to load, in all pages of this browser. */
export interface FailureMemory {
  add(remote: string): void;
  /** Forgets the failures of a remote that works again, or of all remotes by default. */
  forget(remote?: string): void;
  /** Number of recent failures. */
  count(): number;
  /** The remote of each recent failure. */
  remotes(): readonly string[];
}

function isFailure(value: unknown): value is Failure {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
}

/** The stored failures of composition `id`, ignoring those of others. Null if nothing is stored. */
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

/** The memory of composition `id`. The first new failure replaces those of another composition. */
export function createFailureMemory(
  storage: BrowserStorage,
  id: string,
  key: string = LOCAL_STORAGE_KEYS.compositionFailures,
): FailureMemory {
  /** Used if the browser stores nothing. */
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
