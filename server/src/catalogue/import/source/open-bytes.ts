import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';

export interface ByteSource {
  /** The file's content, unpacked when it is gzip. Destroy it to stop early. */
  readonly stream: Readable;
  /** Resolves when all was read; rejects when reading or unpacking failed. */
  readonly done: Promise<void>;
}

/**
 * Opens a file for reading from its beginning; gzip is known by its first bytes, not by its name.
 *
 * @param onBytes is told the size of every chunk as it lies on disk, for the progress bar
 */
export async function openBytes(
  file: string,
  onBytes: (size: number) => void = () => undefined,
): Promise<ByteSource> {
  const count = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      onBytes(chunk.length);
      next(null, chunk);
    },
  });
  const disk = createReadStream(file);
  if (!(await isGzip(file))) return { stream: count, done: pipeline(disk, count) };
  const unpacked = createGunzip();
  return { stream: unpacked, done: pipeline(disk, count, unpacked) };
}

export async function isGzip(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await handle.close();
  }
}
