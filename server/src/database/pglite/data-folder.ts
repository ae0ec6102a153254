import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { createFolder } from '../create-folder.ts';
import { isDiskFull } from '../disk-full.ts';
import { UnusableDataFolderError } from './unusable-data-folder-error.ts';

/** PGlite's PostgreSQL major version: a folder of another version can't be opened. */
const PGLITE_MAJOR_VERSION = '18';

const PG_CONTROL_BYTES = 8192;

/**
 * The folder of the embedded database, `<dataDir>/database`, with links resolved so that two names of one
 * folder share one lock. Creates `dataDir`, nothing else.
 */
export function databaseFolder(dataDir: string): string {
  const parent = path.resolve(dataDir);
  try {
    createFolder(parent);
  } catch (error) {
    throw new UnusableDataFolderError(
      `The data folder ${parent} (DATA_DIR) can't be used: ${describe(error)}.`,
    );
  }
  const folder = path.join(realpathSync(parent), 'database');
  return existsSync(folder) ? realpathSync(folder) : folder;
}

/** Whether a data folder contains a database; throws if it is unusable. Creates nothing. */
export function hasDatabase(dataDir: string): boolean {
  const parent = path.resolve(dataDir);
  // With the slash, a file does not count as a folder.
  return existsSync(`${parent}/`) && inspectDatabaseFolder(path.join(parent, 'database')) === 'ready';
}

/**
 * Returns whether the folder contains a database ('ready') or has to be created ('absent'); throws otherwise.
 * Reads only.
 */
export function inspectDatabaseFolder(folder: string): 'absent' | 'ready' {
  if (!lstatSync(folder, { throwIfNoEntry: false })) return 'absent';
  const refuse = (why: string): never => {
    throw new UnusableDataFolderError(
      `The database in ${folder} can't be opened and was left untouched: ${why}.`,
    );
  };
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return refuse('it is not a folder');
  let names: string[];
  try {
    names = readdirSync(folder);
    if (names.length === 0) return 'absent';
    if (!names.includes('PG_VERSION'))
      return refuse('it holds files but no database (PG_VERSION is missing)');
    const version = readFileSync(path.join(folder, 'PG_VERSION'), 'utf8').trim();
    if (version !== PGLITE_MAJOR_VERSION)
      return refuse(
        `PG_VERSION should say ${PGLITE_MAJOR_VERSION} but says ${JSON.stringify(version.slice(0, 40))}`,
      );
    for (const part of ['base', 'global', 'pg_wal'])
      if (!statSync(path.join(folder, part), { throwIfNoEntry: false })?.isDirectory())
        return refuse(`its folder ${part} is missing`);
    if (
      statSync(path.join(folder, 'global/pg_control'), { throwIfNoEntry: false })?.size !== PG_CONTROL_BYTES
    )
      return refuse('global/pg_control is missing or damaged');
  } catch (error) {
    if (error instanceof UnusableDataFolderError) throw error;
    return refuse(describe(error));
  }
  return 'ready';
}

/** A plain description of a known problem, else the error's own message, without a final full stop. */
export function describe(error: unknown): string {
  if (isDiskFull(error)) return 'the disk is full';
  if (error instanceof Error && 'code' in error && error.code === 'EROFS') return 'the disk is read-only';
  return (error instanceof Error ? error.message : String(error)).replace(/\.+$/, '');
}
