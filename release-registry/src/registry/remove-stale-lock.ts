import { link, rm, stat } from 'node:fs/promises';
import { isSystemError, undefinedWhenMissing } from '../release/system-error.ts';
import { DEAD_AFTER_MS, readHolder } from './lock-holder.ts';
import type { Holder } from './lock-holder.ts';

/**
 * Takes the lock file of a holder that died away. Only one process can make the second name of that file, and it checks
 * that this is still the dead one's: so a lock that was taken in the meantime is not removed.
 * @param now milliseconds by the clock of the file system
 */
export async function removeStaleLock(file: string, dead: Holder, now: number): Promise<void> {
  const secondName = `${file}.${dead.token}`;
  try {
    await link(file, secondName);
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return;
    if (!isSystemError(error, 'EEXIST')) throw error;
    // Somebody is at it; or was, and died: the file was last changed by getting that name.
    const begun = (await undefinedWhenMissing(stat(secondName)))?.ctimeMs;
    if (begun !== undefined && now - begun >= DEAD_AFTER_MS) await rm(secondName, { force: true });
    return;
  }
  try {
    if ((await readHolder(secondName))?.token === dead.token) await rm(file, { force: true });
  } finally {
    await rm(secondName, { force: true });
  }
}
