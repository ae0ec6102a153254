import { existsSync, statfsSync } from 'node:fs';
import os from 'node:os';

/** Linux keeps the files of this folder in memory. In a container it may be tiny. */
const MEMORY = '/dev/shm';

/**
 * A folder for temporary files that may be in memory: writing them takes a fraction of the time, and tests write a lot.
 *
 * @param {number} bytes that must be free there
 * @returns {string} the usual folder for temporary files if there is no room in memory
 */
export function folderInMemory(bytes) {
  if (process.platform !== 'linux' || !existsSync(MEMORY)) return os.tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= bytes ? MEMORY : os.tmpdir();
}
