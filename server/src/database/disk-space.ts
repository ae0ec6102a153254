import { statfsSync } from 'node:fs';

/** Space that other files leave on a disk, bytes: the embedded database may need it. */
const LEFT_BYTES = 64 * 1024 * 1024;

/** Whether a folder's disk has room for more bytes, besides what the embedded database may need. */
export function hasRoomFor(folder: string, bytes: number): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= bytes + LEFT_BYTES;
}
