import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { Database } from '../database/database.ts';
import { productVersion } from '../product-version.ts';
import {
  BACKUP_FORMAT,
  MANIFEST_FILE,
  PART_FOLDERS,
  tableFile,
  type BackupManifest,
  type BackupPart,
} from './backup-manifest.ts';
import { dumpTables } from './dump-tables.ts';
import { entriesBelow } from './entries-below.ts';
import { packEntries, type PackedEntry } from './pack-entries.ts';

const PREFIX = 'backup.unfinished-';
/** Age after which a folder counts as left by a killed process, milliseconds. */
const LEFT_BEHIND_MS = 86_400_000;

async function clearLeftBehind(dataDir: string): Promise<void> {
  for (const name of (await readdir(dataDir)).filter((it) => it.startsWith(PREFIX))) {
    const folder = path.join(dataDir, name);
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > LEFT_BEHIND_MS) await rm(folder, { recursive: true, force: true });
  }
}

/** The manifest and the tables, which are in `scratch`, followed by the files of the parts. */
async function* entriesOf(
  names: readonly string[],
  scratch: string,
  dataDir: string,
  parts: readonly BackupPart[],
): AsyncGenerator<PackedEntry> {
  for (const name of names)
    yield { source: path.join(scratch, name), target: name, isFolder: false, isOptional: false };
  for (const folder of parts.map((part) => PART_FOLDERS[part])) {
    const place = path.resolve(dataDir, folder);
    for await (const { name, isFolder } of entriesBelow(place)) {
      const target = path.posix.join(folder, ...name.split(path.sep));
      yield { source: path.join(place, name), target, isFolder, isOptional: true };
    }
  }
}

/**
 * A backup as a stream. The database is in one consistent state; releases never change once published, and the
 * pointer to the current one is replaced as a whole. A stream that ends with an error is not a backup.
 */
export async function writeBackup(
  database: Pick<Database, 'pool'>,
  dataDir: string,
  parts: readonly BackupPart[],
): Promise<Readable> {
  await clearLeftBehind(dataDir);
  const scratch = await mkdtemp(path.join(path.resolve(dataDir), PREFIX));
  const clear = (): Promise<void> => rm(scratch, { recursive: true, force: true });
  // A dump may take minutes, and has the state of its start.
  const createdAt = new Date().toISOString();
  try {
    const dumped = await dumpTables(database, scratch);
    const manifest: BackupManifest = {
      format: BACKUP_FORMAT,
      version: await productVersion(),
      createdAt,
      parts: [...parts],
      ...dumped,
    };
    const file = path.join(scratch, MANIFEST_FILE);
    await writeFile(file, JSON.stringify(manifest, null, 2));
    const names = [MANIFEST_FILE, ...Object.keys(dumped.tables).map(tableFile)];
    const packed = packEntries(entriesOf(names, scratch, dataDir, parts));
    const zipped = createGzip({ level: 6 });
    packed.once('error', (error) => zipped.destroy(error));
    zipped.once('close', () => {
      packed.destroy();
      void clear();
    });
    return packed.pipe(zipped);
  } catch (error) {
    await clear();
    throw error;
  }
}
