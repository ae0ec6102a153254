import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { BACKUP_PARTS, type BackupPart } from '../backup/backup-manifest.ts';
import { requestBackup } from '../backup/backup-socket.ts';
import { BackupError } from '../backup/backup-error.ts';
import { keepBackup } from '../backup/keep-backup.ts';
import { refuseUnfinishedRestore } from '../backup/unfinished-restore.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { readConfiguration, type Configuration, type Environment } from '../configuration.ts';
import { throwUnavailable } from '../database/guarded-pool.ts';
import { databaseOf, openAsItIs } from '../database/open-database.ts';
import { hasDatabase } from '../database/pglite/data-folder.ts';
import { runCommand, UsageError } from './run-command.ts';

const HELP = `Writes a backup: of the database, and on request of releases, pictures and videos.

  airdex backup [--with releases,pictures,videos] FILE

DATABASE_URL and DATA_DIR are those of the server, which may keep running. With the embedded database, its calls wait
while the tables are read.`;

export const runBackup = (args: readonly string[], environment: Environment): Promise<0 | 1 | 2> =>
  runCommand(async () => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { with: { type: 'string' }, help: { type: 'boolean' } },
    });
    if (values.help) return HELP;
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) throw new UsageError('Name one file for the backup.');
    if (existsSync(file)) throw new UsageError(`${file} already exists.`);
    const folder = path.dirname(path.resolve(file));
    if (!existsSync(folder)) throw new UsageError(`The folder ${folder} does not exist.`);
    const parts = partsIn(values.with ?? '');
    const { bytes, sha256 } = await backUp(readConfiguration(environment), file, parts);
    return `${file}: ${bytes.toLocaleString('en')} bytes, SHA-256 ${sha256}`;
  });

function partsIn(text: string): BackupPart[] {
  const names = text.split(',').filter(Boolean);
  const unknown = names.find((name) => !BACKUP_PARTS.some((part) => part === name));
  if (unknown !== undefined) throw new UsageError(`--with takes ${BACKUP_PARTS.join(', ')}, not ${unknown}.`);
  return BACKUP_PARTS.filter((part) => names.includes(part));
}

async function backUp(
  configuration: Configuration,
  file: string,
  parts: readonly BackupPart[],
): ReturnType<typeof keepBackup> {
  const { databaseUrl, dataDir, registry } = configuration;
  refuseUnfinishedRestore(dataDir);
  if (registry !== null && parts.includes('releases'))
    throw new BackupError(
      `The releases are in ${registry} (REGISTRY), which a backup does not contain. Leave releases out of --with.`,
    );
  const running = databaseUrl === null ? await requestBackup(dataDir, parts) : null;
  if (running !== null) return keepBackup(running, file);
  if (databaseUrl === null && !hasDatabase(dataDir))
    throw new BackupError(`There is no database in ${dataDir} to back up.`);
  // The backup is prepared there, also with PostgreSQL.
  if (!existsSync(dataDir)) throw new BackupError(`DATA_DIR (${dataDir}) does not exist.`);
  const database = await openAsItIs(databaseOf(configuration));
  try {
    const backup = await writeBackup(database, dataDir, parts).catch(throwUnavailable);
    return await keepBackup(backup, file);
  } finally {
    await database.close();
  }
}
