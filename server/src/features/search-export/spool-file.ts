import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Writes a file to the disk as fast as it is produced, however slowly it is read. The file is removed once
 * the returned stream was read or destroyed.
 */
export async function spoolFile(content: Readable, signal: AbortSignal): Promise<Readable> {
  const file = path.join(tmpdir(), `export-${randomUUID()}`);
  const remove = (): Promise<void> => rm(file, { force: true });
  try {
    await pipeline(content, createWriteStream(file, { flags: 'wx', mode: 0o600 }), { signal });
    signal.throwIfAborted();
  } catch (error) {
    await remove();
    throw error;
  }
  const spooled = createReadStream(file);
  spooled.once('close', () => void remove().catch(() => undefined));
  return spooled;
}
