import { createHash, timingSafeEqual } from 'node:crypto';

/** What of a token or a link is stored. They are long and random, so a plain SHA-256 can't be turned back. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Whether what was given is the secret, in a time that tells nothing of it, not even its length. */
export function isSameSecret(given: string, secret: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}
