import { chmodSync, mkdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { describe, inspectDatabaseFolder } from './data-folder.ts';
import { describeDiskProblem, diskProblem, ROOM_TO_CREATE, ROOM_TO_RUN } from './disk-room.ts';
import { syncNames } from '../sync-names.ts';
import { DURABLE_START, DurableFolder, syncFolder } from './durable-folder.ts';
import { lockFolder } from './folder-lock.ts';
import { UnusableDataFolderError } from './unusable-data-folder-error.ts';

/** Mode of the folder, as PostgreSQL requires it. */
const OWNER_ONLY = 0o700;

export interface OpenCluster {
  readonly pglite: PGlite;
  /** Checkpoints, closes, and only then releases the folder. */
  close(): Promise<void>;
}

/** Opens (and on first use creates) the embedded database in a folder. Runs in the worker. */
export async function openCluster(folder: string): Promise<OpenCluster> {
  mkdirSync(path.dirname(folder), { recursive: true });
  const lock = lockFolder(folder);
  try {
    if (inspectDatabaseFolder(folder) === 'absent') await createCluster(folder);
    else closeToOthers(folder);
    const pglite = await openFolder(folder);
    return {
      pglite,
      async close() {
        await pglite.exec('checkpoint');
        await pglite.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function openFolder(folder: string): Promise<PGlite> {
  try {
    return await PGlite.create({ fs: new DurableFolder(folder), startParams: DURABLE_START });
  } catch (error) {
    const problem = await diskProblem(folder, ROOM_TO_RUN);
    const why = problem === null ? describe(error) : describeDiskProblem(problem, ROOM_TO_RUN);
    throw new UnusableDataFolderError(`The database in ${folder} can't be opened: ${why}.`);
  }
}

/** Earlier versions created folders that other accounts could enter. Not possible in a folder of another account. */
function closeToOthers(folder: string): void {
  try {
    chmodSync(folder, OWNER_ONLY);
  } catch {
    // Whether the folder can be used is found out when it is opened.
  }
}

/** A killed start must not leave half a cluster, so it is created elsewhere and then moved into place. */
async function createCluster(folder: string): Promise<void> {
  const aside = `${folder}.creating`;
  try {
    rmSync(aside, { recursive: true, force: true });
    const problem = await diskProblem(folder, ROOM_TO_CREATE);
    if (problem !== null) throw new Error(describeDiskProblem(problem, ROOM_TO_CREATE));
    // PGlite creates files that everybody may write.
    mkdirSync(aside, { mode: OWNER_ONLY });
    const fresh = await PGlite.create({ dataDir: aside });
    await fresh.close();
    syncFolder(aside);
    rmdirIfThere(folder);
    renameSync(aside, folder);
    syncNames(path.dirname(folder));
  } catch (error) {
    // The partial cluster takes space that is missing now.
    rmSync(aside, { recursive: true, force: true });
    throw new UnusableDataFolderError(
      `The database can't be created in ${path.dirname(folder)}: ${describe(error)}.`,
    );
  }
}

function rmdirIfThere(folder: string): void {
  try {
    rmdirSync(folder);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
}
