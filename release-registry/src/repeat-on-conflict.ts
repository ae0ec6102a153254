import { setTimeout as delay } from 'node:timers/promises';
import { RegistryError } from './registry-error.ts';

/** Times that an operation is tried: enough for dozens that come at the same moment. */
const ATTEMPTS_MAX = 40;
/** Times that it is tried while somebody else holds the registry: the server has waited for long each time. */
const BUSY_ATTEMPTS_MAX = 2;
/** Longest wait before the first repetition, milliseconds; it grows from there. */
const FIRST_WAIT_MS = 40;
const LONGEST_WAIT_MS = 1_000;

/** Waits a random part of a time that grows: those that collided must not collide again. */
function waitBefore(attempt: number): Promise<void> {
  const most = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(attempt, 10));
  return delay(Math.random() * most);
}

/**
 * Runs `work` again until it meets no conflict. `work` gets the revision of the conflicting change, if known, and the
 * number of earlier attempts.
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
