import { RegistryError } from '../registry-error.ts';

const SENTENCES: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full',
  EDQUOT: 'The disk is full: the quota is exhausted',
  EFBIG: 'A file would be larger than the disk allows',
  EROFS: 'The disk is read-only',
  EACCES: 'No permission to read or write',
  EPERM: 'No permission to write',
  EIO: 'The disk is failing',
};

/** Converts a system error into `storage-failed`, if it means that the disk cannot be written; otherwise undefined. */
export function storageFailure(error: unknown): RegistryError | undefined {
  // Does not check the class, because test runners have a different `Error`.
  const { code, message } = (error ?? {}) as { readonly code?: unknown; readonly message?: unknown };
  const sentence = typeof code === 'string' ? SENTENCES[code] : undefined;
  if (sentence === undefined) return undefined;
  return new RegistryError('storage-failed', `${sentence}: ${String(message)}`, {
    hint: 'Earlier releases are unchanged. Try again when the disk has space and the folder is writable.',
    cause: error,
  });
}
