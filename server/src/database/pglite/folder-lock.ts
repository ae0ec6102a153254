import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { describe } from './data-folder.ts';
import { UnusableDataFolderError } from './unusable-data-folder-error.ts';

export interface FolderLock {
  release(): void;
}

const SQLITE_BUSY = 5;

/**
 * Takes the exclusive lock on a database folder, or throws {@link UnusableDataFolderError} immediately if any
 * process (including this one) holds it. Leaves `<folder>.lock` and `<folder>.pid` next to the folder.
 *
 * The lock is the operating system's own file lock, accessed through SQLite: the kernel releases it when its
 * holder dies, however that happens, so there are no stale locks, and it works across containers that share
 * the volume. The process id is in a second file because closing any other handle on a POSIX-locked file
 * releases the lock.
 */
export function lockFolder(folder: string): FolderLock {
  const lockFile = `${folder}.lock`;
  const pidFile = `${folder}.pid`;
  const handle = openLock(lockFile);
  try {
    handle.exec('PRAGMA journal_mode = MEMORY; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    handle.close();
    if (!isBusy(error)) throw unusable(lockFile, error);
    throw new UnusableDataFolderError(
      `The database in ${folder} is in use by process ${readPid(pidFile)}. Stop the server first, or use PostgreSQL (DATABASE_URL).`,
      { isInUse: true },
    );
  }
  try {
    writeFileSync(pidFile, `${process.pid}\n`);
  } catch (error) {
    rmSync(pidFile, { force: true });
    handle.close();
    throw unusable(pidFile, error);
  }
  return {
    release(): void {
      rmSync(pidFile, { force: true });
      handle.close();
    },
  };
}

function openLock(lockFile: string): DatabaseSync {
  try {
    return new DatabaseSync(lockFile, { timeout: 0 });
  } catch (error) {
    throw unusable(lockFile, error);
  }
}

function unusable(file: string, error: unknown): UnusableDataFolderError {
  return new UnusableDataFolderError(`${file} can't be written: ${describe(error)}.`);
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}

function readPid(pidFile: string): string {
  try {
    return readFileSync(pidFile, 'utf8').trim() || '(unknown)';
  } catch {
    return '(unknown)';
  }
}
