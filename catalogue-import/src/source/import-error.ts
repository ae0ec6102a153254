import { isNativeError } from 'node:util/types';

/** A file can't be taken at all; the message is one sentence for the person who started the import. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}

/** Codes of the operating system for a file that is gone, closed to this user, or on a bad disk. */
const FILE_ERRORS = new Set<unknown>(['EACCES', 'EIO', 'EISDIR', 'ENOENT', 'EPERM']);

/** Why a file was not taken, for the report. */
export function reasonOf(error: unknown): string {
  if (!isNativeError(error)) return `unexpected error: ${String(error)}`;
  if (error instanceof ImportError) return error.message;
  const code = 'code' in error ? error.code : undefined;
  if (typeof code === 'string' && code.startsWith('Z_'))
    return `its gzip is cut off or damaged: ${error.message}`;
  return `${FILE_ERRORS.has(code) ? "it can't be read" : 'unexpected error'}: ${error.message}`;
}
