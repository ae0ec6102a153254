import { fillNormalNames } from './normal-names/fill-normal-names.ts';
import type { Database, DatabaseLog } from './database.ts';
import { migrateToLatest } from './migrate.ts';
import { openPgliteDatabase } from './pglite/pglite-database.ts';
import { databaseFolder } from './pglite/data-folder.ts';
import { openPostgresDatabase, type PostgresOptions } from './postgres/postgres-database.ts';

export type OpenDatabaseOptions = { readonly dataDir: string; readonly log?: DatabaseLog } | PostgresOptions;

/** The database that the settings name. */
export function databaseOf({
  databaseUrl,
  dataDir,
}: {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
}): OpenDatabaseOptions {
  return databaseUrl === null ? { dataDir } : { url: databaseUrl };
}

/** Opens the database without migrating it. Throws as {@link openDatabase} does. */
export async function openAsItIs(options: OpenDatabaseOptions): Promise<Database> {
  return 'url' in options
    ? openPostgresDatabase(options)
    : openPgliteDatabase(databaseFolder(options.dataDir), options.log);
}

/**
 * Opens the database and migrates it to the latest schema: embedded under `<dataDir>/database`, or a
 * PostgreSQL server. Throws `UnusableDataFolderError` for a folder that is in use or damaged (and leaves it
 * unchanged).
 */
export async function openDatabase(options: OpenDatabaseOptions): Promise<Database> {
  const database = await openAsItIs(options);
  try {
    await migrateToLatest(database.kysely);
    await fillNormalNames(database.kysely);
    // A replica without the latest schema is not read from.
    await database.consistentRead(() => Promise.resolve());
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}
