import { regex, string } from 'zod/mini';

/** Characters of a release's or a composition's hash: 64 bits of SHA-256, in hexadecimal. */
export const RELEASE_HASH_LENGTH = 16;

/** Name of a release or a composition: the beginning of the SHA-256 of its content. */
export const releaseHashSchema = string().check(
  regex(/^[0-9a-f]{16}$/, 'must be a release hash: 16 hexadecimal characters'),
);
