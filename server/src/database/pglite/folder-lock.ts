import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { UnusableDataFolderError } from './unusable-data-folder-error.ts';

export interface FolderLock {
  release(): void;
}

const SQLITE_BUSY = 5;

/**
 * Takes the exclusive lock on a database folder, or throws {@link UnusableDataFolderError} at once when any process
 * (this one included) holds it. Beside the folder it leaves `<folder>.lock` and `<folder>.pid`.
 *
 * The lock is the operating system's own file lock, reached through SQLite: the kernel drops it when its holder dies,
 * however it dies, so there is no stale lock to guess about, and it holds across containers that share the volume.
 * The process id lives in a second file because closing any other handle on a POSIX-locked file drops the lock.
 */
export function lockFolder(folder: string): FolderLock {
  const lockFile = `${folder}.lock`;
  const pidFile = `${folder}.pid`;
  const handle = new DatabaseSync(lockFile, { timeout: 0 });
  try {
    handle.exec('PRAGMA journal_mode = MEMORY; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    handle.close();
    if (!isBusy(error)) throw error;
    throw new UnusableDataFolderError(`The database in ${folder} is in use by process ${readPid(pidFile)}.`);
  }
  writeFileSync(pidFile, `${process.pid}\n`);
  return {
    release(): void {
      rmSync(pidFile, { force: true });
      handle.close();
    },
  };
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
