import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { ImportError } from './import-error.ts';
import { UNPACK_RATIO_MAX, UNPACKED_FREE } from './source-limits.ts';

export interface ByteSource {
  /** The file's content, unpacked if it is gzip. Destroy it to stop early. */
  readonly stream: Readable;
  /** Resolves once everything was read; rejects if reading or unpacking failed. */
  readonly done: Promise<void>;
}

/**
 * Opens a file for reading; recognises gzip by its first bytes, not by its name.
 *
 * @param onBytes called with the size of every chunk on disk, for the progress bar
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
  // Check before anything is opened that would have no listener.
  const isPacked = await isGzip(file);
  const disk = createReadStream(file);
  if (!isPacked) return { stream: count, done: pipeline(disk, count) };
  const limit = limitRatio(() => disk.bytesRead);
  return { stream: limit, done: pipeline(disk, count, createGunzip(), limit) };
}

/** Fails once a file unpacks to far more than a real one holds. */
function limitRatio(packed: () => number): Transform {
  let unpacked = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, next) {
      unpacked += chunk.length;
      const isBomb = unpacked > UNPACKED_FREE && unpacked > packed() * UNPACK_RATIO_MAX;
      next(
        isBomb ? new ImportError(`it unpacks to more than ${UNPACK_RATIO_MAX} times its size`) : null,
        chunk,
      );
    },
  });
}

async function isGzip(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await handle.close();
  }
}
