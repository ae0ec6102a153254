import { open, rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import { isDiskFull } from '../disk-full.ts';

/** Why the embedded database can't write: no space on its disk, or a read-only disk. */
export type DiskProblem = 'disk-full' | 'disk-not-writable';

const MIB = 1024 * 1024;
/** PostgreSQL extends its log by files of 16 MiB, and ends if it can't. The rest is for its tables. */
export const ROOM_TO_RUN = 17 * MIB;
/** An empty database takes about 40 MiB. */
export const ROOM_TO_CREATE = 64 * MIB;

/** For a sentence about the operation that is impossible. */
export function describeDiskProblem(problem: DiskProblem, bytes: number): string {
  return problem === 'disk-full'
    ? `the disk is full; ${bytes / MIB} MiB must be free`
    : 'the disk is read-only or refuses to be written';
}

/**
 * What prevents a database folder from growing by `bytes`, or null. Free space alone is not enough, because
 * of quotas and limits, so the bytes are written next to the folder and removed again.
 */
export async function diskProblem(folder: string, bytes: number): Promise<DiskProblem | null> {
  const trial = `${folder}.room`;
  try {
    const { bavail, bsize } = await statfs(path.dirname(folder));
    // Using the last space of the disk would affect others.
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
