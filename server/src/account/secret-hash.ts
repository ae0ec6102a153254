import { createHash } from 'node:crypto';

/** What of a token or a link is stored. They are long and random, so a plain SHA-256 can't be turned back. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
