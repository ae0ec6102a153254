import { existsSync } from 'node:fs';
import path from 'node:path';
import { UnusableDataFolderError } from '../database/pglite/unusable-data-folder-error.ts';

/** The folder that exists while an installation is incomplete. */
export const unfinishedRestore = (dataDir: string): string => path.resolve(dataDir, 'restore.unfinished');

/** Throws {@link UnusableDataFolderError} while a restore is unfinished. */
export function refuseUnfinishedRestore(dataDir: string): void {
  if (existsSync(unfinishedRestore(dataDir)))
    throw new UnusableDataFolderError(
      `The installation in ${path.resolve(dataDir)} is incomplete: a restore was interrupted. Run it again.`,
    );
}
