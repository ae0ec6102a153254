import { createHash, timingSafeEqual } from 'node:crypto';

/** The stored hash of a token or a link. They are long and random, so a plain SHA-256 can't be reversed. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Whether the input is the secret, in a time that reveals nothing about it, not even its length. */
export function isSameSecret(given: string, secret: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}
