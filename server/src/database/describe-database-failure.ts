import { DatabaseUnavailable } from './database-unavailable.ts';
import { isDiskFull } from './disk-full.ts';
import { UnusableDataFolderError } from './pglite/unusable-data-folder-error.ts';

/**
 * SQLSTATEs of a server that does not accept the settings of DATABASE_URL: user or password (class 28), name of the
 * database (class 3D), missing rights (42501).
 */
const REJECTION_CODES = /^(28...|3D...|42501)$/;

/** Codes of certificates that the connection does not accept. */
const CERTIFICATE_CODES = /CERT|UNABLE_TO_VERIFY_LEAF_SIGNATURE/;

/** Starts of the driver's errors that have no code: a password that DATABASE_URL lacks, encryption that the server lacks. */
const DRIVER_REJECTION = /^(SASL: |The server does not support SSL)/;

/** Why there is no connection with the settings of DATABASE_URL, in the words of the server or the driver and without the password; null for other errors. */
export function connectionRejection(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error ? String(error.code) : '';
  const isRejection =
    REJECTION_CODES.test(code) || CERTIFICATE_CODES.test(code) || DRIVER_REJECTION.test(error.message);
  return isRejection ? error.message : null;
}

/** One sentence for the user of a command if the database or its disk is at fault; otherwise null. */
export function describeDatabaseFailure(error: unknown): string | null {
  if (error instanceof UnusableDataFolderError) return error.message;
  if (error instanceof DatabaseUnavailable) return `${error.message}: ${error.reason}`;
  if (isDiskFull(error)) return `The disk is full: ${error instanceof Error ? error.message : String(error)}`;
  const rejection = connectionRejection(error);
  return rejection === null ? null : `DATABASE_URL: the database refuses the connection: ${rejection}`;
}
