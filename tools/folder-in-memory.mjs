import { existsSync, readFileSync, statfsSync } from 'node:fs';
import os from 'node:os';

/** Linux keeps the files of this folder in memory. In a container it may be tiny. */
const MEMORY = '/dev/shm';
/** A mount without the right to run programs, as in Docker. */
const NO_PROGRAMS = /^\S+ \/dev\/shm \S+ \S*\bnoexec\b/m;

/**
 * A folder for temporary files that may be in memory: writing them takes a fraction of the time, and tests write a lot.
 *
 * @param {number} bytes that must be free there
 * @param {{ forPrograms?: boolean }} [options] whether programs among the files must run
 * @returns {string} the usual folder for temporary files if there is no room in memory
 */
export function folderInMemory(bytes, { forPrograms = false } = {}) {
  if (process.platform !== 'linux' || !existsSync(MEMORY)) return os.tmpdir();
  if (forPrograms && NO_PROGRAMS.test(readFileSync('/proc/mounts', 'utf8'))) return os.tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= bytes ? MEMORY : os.tmpdir();
}
