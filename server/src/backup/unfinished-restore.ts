import { existsSync } from 'node:fs';
import path from 'node:path';
import { BackupError } from './backup-error.ts';

/** The folder that exists while an installation is incomplete. */
export const unfinishedRestore = (dataDir: string): string => path.resolve(dataDir, 'restore.unfinished');

/** Throws while a restore is unfinished. */
export function refuseUnfinishedRestore(dataDir: string): void {
  if (existsSync(unfinishedRestore(dataDir)))
    throw new BackupError(
      `The installation in ${path.resolve(dataDir)} is incomplete: a restore was interrupted. Run it again.`,
    );
}
