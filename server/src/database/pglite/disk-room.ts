import { open, rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import { isDiskFull } from '../disk-full.ts';

/** Why the embedded database can't write: no room on its disk, or a disk that takes no writes at all. */
export type DiskProblem = 'disk-full' | 'disk-not-writable';

const MIB = 1024 * 1024;
/** PostgreSQL extends its log by files of 16 MiB, and ends when it can't. The rest is for its tables. */
export const ROOM_TO_RUN = 17 * MIB;
/** A new database has about 40 MiB before anything is in it. */
export const ROOM_TO_CREATE = 64 * MIB;

/** For a sentence that says what can't be done. */
export function describeDiskProblem(problem: DiskProblem, bytes: number): string {
  return problem === 'disk-full'
    ? `the disk is full; ${bytes / MIB} MiB must be free`
    : 'the disk is read-only or refuses to be written';
}

/**
 * What keeps a database folder from growing by `bytes`, or null. The free space alone does not say it: quotas and
 * limits count too, so the bytes are written beside the folder, and removed again.
 */
export async function diskProblem(folder: string, bytes: number): Promise<DiskProblem | null> {
  const trial = `${folder}.room`;
  try {
    const { bavail, bsize } = await statfs(path.dirname(folder));
    // Filling the last of the disk would take it from others.
    if (bavail * bsize < bytes) return 'disk-full';
    const file = await open(trial, 'w');
    try {
      for (let written = 0; written < bytes; written += MIB) await file.writeFile(Buffer.alloc(MIB));
    } finally {
      await file.close();
    }
    return null;
  } catch (error) {
    return isDiskFull(error) ? 'disk-full' : 'disk-not-writable';
  } finally {
    await rm(trial, { force: true }).catch(() => undefined);
  }
}
