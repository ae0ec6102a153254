import { isNativeError } from 'node:util/types';

/** A file can't be imported; the message is one sentence for the user who started the import. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}

/** Error codes of the operating system for a missing, inaccessible or damaged file. */
const FILE_ERRORS = new Set<unknown>(['EACCES', 'EIO', 'EISDIR', 'ENOENT', 'EPERM']);

/** Why a file was not imported, for the report. */
export function reasonOf(error: unknown): string {
  if (!isNativeError(error)) return `unexpected error: ${String(error)}`;
  if (error instanceof ImportError) return error.message;
  const code = 'code' in error ? error.code : undefined;
  if (typeof code === 'string' && code.startsWith('Z_'))
    return `its gzip is cut off or damaged: ${error.message}`;
  return `${FILE_ERRORS.has(code) ? "it can't be read" : 'unexpected error'}: ${error.message}`;
}
