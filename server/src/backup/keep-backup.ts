import { createHash, type Hash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { syncNames } from '../database/sync-names.ts';
import { BackupError } from './backup-error.ts';

/**
 * Writes a backup to a file, which gets its name once it is complete and on the disk. Returns its SHA-256 in hex and
 * its size in bytes.
 */
export async function keepBackup(
  backup: Readable,
  file: string,
): Promise<{ readonly sha256: string; readonly bytes: number }> {
  const unfinished = `${file}.unfinished`;
  const hash: Hash = createHash('sha256');
  let bytes = 0;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  try {
    await pipeline(backup, count, createWriteStream(unfinished, { mode: 0o600, flush: true }));
    if (existsSync(file)) throw new BackupError(`${file} already exists.`);
    await rename(unfinished, file);
    syncNames(path.dirname(path.resolve(file)));
  } catch (error) {
    await rm(unfinished, { force: true });
    if (error instanceof BackupError) throw error;
    throw new BackupError(
      `The backup could not be written: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
  return { sha256: hash.digest('hex'), bytes };
}
