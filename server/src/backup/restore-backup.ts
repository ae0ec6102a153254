import { createReadStream, existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { unpackTar } from 'modern-tar/fs';
import type { Database } from '../database/database.ts';
import { isDiskFull } from '../database/disk-full.ts';
import { executedMigrations } from '../database/executed-migrations.ts';
import { migrateTo } from '../database/migrate.ts';
import { MIGRATIONS } from '../database/migrations/index.ts';
import type { LetterSchedule } from '../features/daily-update/run/letter-schedule.ts';
import { productVersion } from '../product-version.ts';
import { BackupError } from './backup-error.ts';
import { backupManifestSchema, MANIFEST_FILE, PART_FOLDERS, type BackupManifest } from './backup-manifest.ts';
import { holdUnsent, type HeldUnsent } from './hold-unsent.ts';
import { loadTables } from './load-tables.ts';
import { emptyFolder, moveContent } from './move-content.ts';
import { unfinishedRestore } from './unfinished-restore.ts';

/**
 * Restores a backup into an empty installation, or into one whose restore was interrupted. Until everything is there, a
 * folder marks the installation as incomplete, and servers refuse to start. Returns the manifest of the backup, and
 * what was held back.
 * @param schedule when daily letters are due
 */
export async function restoreBackup(
  database: Database,
  dataDir: string,
  file: string,
  schedule: LetterSchedule,
): Promise<BackupManifest & { readonly held: HeldUnsent }> {
  const scratch = unfinishedRestore(dataDir);
  const wasInterrupted = existsSync(scratch);
  if (!wasInterrupted) await refuseIfFilled(database, dataDir);
  await mkdir(scratch, { recursive: true, mode: 0o700 });
  await emptyFolder(scratch);
  let manifest: BackupManifest;
  try {
    await unpack(file, scratch);
    manifest = await readManifest(scratch);
    await refuseIfForeign(manifest);
    await refuseIfNewer(database, manifest);
  } catch (error) {
    // Nothing was changed yet, except by an interrupted restore.
    if (!wasInterrupted) await rm(scratch, { recursive: true, force: true });
    throw error;
  }
  await migrateTo(database.kysely, manifest.migrations);
  await loadTables(database, scratch, manifest);
  const held = await holdUnsent(database, manifest, schedule);
  for (const folder of manifest.parts.map((part) => PART_FOLDERS[part])) {
    const target = path.resolve(dataDir, folder);
    await mkdir(target, { recursive: true });
    await emptyFolder(target);
    await moveContent(path.join(scratch, folder), target);
  }
  // The old index was built from other data.
  await rm(path.resolve(dataDir, 'search-index'), { recursive: true, force: true });
  await rm(scratch, { recursive: true, force: true });
  return { ...manifest, held };
}

async function unpack(file: string, folder: string): Promise<void> {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`);
  try {
    // Damage is unpacked before gunzip detects it. Unless the checksums of headers are verified, unpackTar waits for
    // itself if a damaged header has no name.
    await pipeline(createReadStream(file), createGunzip(), unpackTar(folder, { strict: true }));
  } catch (error) {
    if (isDiskFull(error))
      throw new BackupError('Too little space is free on the disk of the data folder to restore the backup.');
    const why = (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');
    // The operating system rejected a call, so the backup may well be whole.
    if (error instanceof Error && 'syscall' in error)
      throw new BackupError(`${file} cannot be unpacked into ${folder}: ${why}.`);
    throw new BackupError(`${file} is not a complete backup: ${why}.`);
  }
}

async function readManifest(folder: string): Promise<BackupManifest> {
  const given = await readFile(path.join(folder, MANIFEST_FILE), 'utf8')
    .then((text): unknown => JSON.parse(text))
    .catch(() => null);
  const parsed = backupManifestSchema.safeParse(given);
  if (!parsed.success) throw new BackupError('This is not a backup of Airdex, or it has another format.');
  return parsed.data;
}

async function refuseIfForeign({ version, migrations }: BackupManifest): Promise<void> {
  const own = await productVersion();
  const major = (text: string): string => text.split('.')[0] ?? '';
  if (major(version) !== major(own))
    throw new BackupError(`The backup was made by version ${version}; this is version ${own}.`);
  const unknown = migrations.filter((name) => !(name in MIGRATIONS));
  if (unknown.length > 0)
    throw new BackupError(
      `The backup was made by a newer version: this one does not know ${unknown.join(', ')}.`,
    );
}

/** Later migrations cannot be undone. */
async function refuseIfNewer({ kysely }: Database, { migrations }: BackupManifest): Promise<void> {
  const newer = (await executedMigrations(kysely)).filter((name) => !migrations.includes(name));
  if (newer.length > 0)
    throw new BackupError(
      'The backup is older than the tables of the database. Restore it into a database without tables.',
    );
}

async function refuseIfFilled({ pool }: Database, dataDir: string): Promise<void> {
  const refuse = (what: string): never => {
    throw new BackupError(`The installation is not empty: it has ${what}. Nothing was restored.`);
  };
  for (const table of ['app_user', 'company', 'programme', 'channel']) {
    const { rows } = await pool.query<{ found: string | null }>('select to_regclass($1)::text as found', [
      table,
    ]);
    if (rows[0]?.found == null) continue;
    const { rows: some } = await pool.query(`select 1 from ${table} limit 1`);
    if (some.length > 0) refuse(`rows in the table ${table}`);
  }
  for (const folder of Object.values(PART_FOLDERS)) {
    const names = await readdir(path.resolve(dataDir, folder)).catch(() => []);
    if (names.length > 0) refuse(`files in ${folder}`);
  }
}
