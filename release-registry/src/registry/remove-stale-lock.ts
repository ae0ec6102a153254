import { link, rm, stat } from 'node:fs/promises';
import { isSystemError, undefinedWhenMissing } from '../release/system-error.ts';
import { DEAD_AFTER_MS, readHolder } from './lock-holder.ts';
import type { Holder } from './lock-holder.ts';

/**
 * Removes the lock file of a holder that died. Only one process can create the second name of that file, and it checks
 * that the file is still the dead holder's. So it does not remove a lock that was taken in the meantime.
 * @param now time of the file system's clock, in milliseconds
 */
export async function removeStaleLock(file: string, dead: Holder, now: number): Promise<void> {
  const secondName = `${file}.${dead.token}`;
  try {
    await link(file, secondName);
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return;
    if (!isSystemError(error, 'EEXIST')) throw error;
    // Another process is removing the lock, or died while doing so. Creating the second name changed the file's ctime.
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
