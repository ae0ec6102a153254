import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

export const TEMPORARY_ENDING = '.unfinished';

/** A file to which nothing has been written for so long belongs to a process that was killed. */
const ABANDONED_AFTER_MS = 15 * 60_000;

/** Removes what processes left in a folder of index files when they were killed while they wrote. */
export function removeAbandoned(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!name.endsWith(TEMPORARY_ENDING)) continue;
    const file = path.join(folder, name);
    const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: Infinity };
    if (Date.now() - mtimeMs > ABANDONED_AFTER_MS) rmSync(file, { force: true });
  }
}
