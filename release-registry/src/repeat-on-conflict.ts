import { setTimeout as delay } from 'node:timers/promises';
import { RegistryError } from './registry-error.ts';

/** Maximum number of attempts. Enough for dozens of simultaneous operations. */
const ATTEMPTS_MAX = 40;
/** Maximum number of attempts while the registry is locked. Each of them has already waited for the lock. */
const BUSY_ATTEMPTS_MAX = 2;
/** Longest wait before the second attempt, in milliseconds. It doubles with each attempt. */
const FIRST_WAIT_MS = 40;
const LONGEST_WAIT_MS = 1_000;

/** Waits for a random time, so that operations that collided do not collide again. */
function waitBefore(attempt: number): Promise<void> {
  const most = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(attempt, 10));
  return delay(Math.random() * most);
}

/**
 * Repeats `work` until no conflict occurs. `work` gets the revision of the conflicting change, if known, and the
 * number of earlier attempts.
 * @throws the last conflict when all attempts fail; any other error at once
 */
export async function repeatOnConflict<Result>(
  work: (revision: number | undefined, attempt: number) => Promise<Result>,
): Promise<Result> {
  let revision: number | undefined;
  let busy = 0;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work(revision, attempt);
    } catch (error) {
      if (!(error instanceof RegistryError) || error.kind !== 'conflict') throw error;
      if (error.code === 'registry-busy') busy += 1;
      if (attempt + 1 >= ATTEMPTS_MAX || busy >= BUSY_ATTEMPTS_MAX) throw error;
      const found = error.details['revision'];
      revision = typeof found === 'number' ? found : undefined;
      await waitBefore(attempt);
    }
  }
}
