import { readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

const POLL_MS = 200;

/** Whether a process runs. @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Creates the lock file with this process's id. Removes that of a process that has ended. @param {string} file */
async function acquire(file) {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const holder = Number(await readFile(file, 'utf8').catch(() => ''));
  // Without an id, the holder is about to write it.
  if (holder > 0 && !isRunning(holder)) await rm(file, { force: true });
  return false;
}

/**
 * Runs work that only one process may do at a time, once no other process does.
 *
 * @template Result
 * @param {string} file the lock
 * @param {() => Promise<Result>} work
 */
export async function oneAtATime(file, work) {
  while (!(await acquire(file))) await wait(POLL_MS);
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}
