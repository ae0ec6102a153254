import { createHash } from 'node:crypto';
import { canonicalJson, RELEASE_HASH_LENGTH } from '@airdex/shared-contracts/composition';

/** Hash of a value: the beginning of the SHA-256 of its canonical JSON, hexadecimal. */
export function contentHash(value: unknown): string {
  return createHash('sha256').update(canonicalJson(value)).digest('hex').slice(0, RELEASE_HASH_LENGTH);
}

/** Subresource integrity of a file, in the form of the `integrity` attribute. */
export function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
