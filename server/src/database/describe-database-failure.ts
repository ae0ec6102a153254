import { DatabaseUnavailable } from './database-unavailable.ts';
import { isDiskFull } from './disk-full.ts';
import { UnusableDataFolderError } from './pglite/unusable-data-folder-error.ts';

/** One sentence for the user of a command if the database or its disk is at fault; otherwise null. */
export function describeDatabaseFailure(error: unknown): string | null {
  if (error instanceof UnusableDataFolderError) return error.message;
  if (error instanceof DatabaseUnavailable) return `${error.message}: ${error.reason}`;
  if (isDiskFull(error)) return `The disk is full: ${error instanceof Error ? error.message : String(error)}`;
  return null;
}
