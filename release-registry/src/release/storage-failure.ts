import { RegistryError } from '../registry-error.ts';

const SENTENCES: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full',
  EDQUOT: 'The disk is full: the quota is exhausted',
  EFBIG: 'The disk is full: a file would be larger than is allowed',
  EROFS: 'The disk is read-only',
  EACCES: 'You may not read or write this',
  EPERM: 'You may not write this',
  EIO: 'The disk is failing',
};

/** The failure that the operating system's error stands for when a disk can't be written; undefined for others. */
export function storageFailure(error: unknown): RegistryError | undefined {
  // Not by class: a test runner's files have another Error.
  const { code, message } = (error ?? {}) as { readonly code?: unknown; readonly message?: unknown };
  const sentence = typeof code === 'string' ? SENTENCES[code] : undefined;
  if (sentence === undefined) return undefined;
  return new RegistryError('storage-failed', `${sentence}: ${String(message)}`, {
    hint: 'Earlier releases are unchanged. Try again when there is room and the folder is writable.',
    cause: error,
  });
}
