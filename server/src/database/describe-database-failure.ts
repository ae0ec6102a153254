import { DatabaseUnavailable } from './database-unavailable.ts';
import { isDiskFull } from './disk-full.ts';
import { UnusableDataFolderError } from './pglite/unusable-data-folder-error.ts';

/**
 * SQLSTATEs of a server that does not accept the settings of DATABASE_URL: user or password (class 28), name of the
 * database (class 3D), missing rights (42501).
 */
const REJECTION_CODES = /^(28...|3D...|42501)$/;

/** Why the server refuses the connection, in its words and without the password; null for other errors. */
export function connectionRejection(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const isRejection = 'code' in error && REJECTION_CODES.test(String(error.code));
  // If the server requires a password and DATABASE_URL has none, the driver's error has no code.
  if (!isRejection && !error.message.startsWith('SASL: ')) return null;
  return error.message;
}

/** One sentence for the user of a command if the database or its disk is at fault; otherwise null. */
export function describeDatabaseFailure(error: unknown): string | null {
  if (error instanceof UnusableDataFolderError) return error.message;
  if (error instanceof DatabaseUnavailable) return `${error.message}: ${error.reason}`;
  if (isDiskFull(error)) return `The disk is full: ${error instanceof Error ? error.message : String(error)}`;
  const rejection = connectionRejection(error);
  return rejection === null ? null : `DATABASE_URL: the database refuses the connection: ${rejection}`;
}
