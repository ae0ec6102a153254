import { randomBytes } from 'node:crypto';
import { stringifySetCookie } from 'cookie';
import {
  BUCKET_COOKIE_SECONDS,
  COMPOSITION_COOKIES,
  isBucketKey,
  readAvoided,
} from '@airdex/shared-contracts/composition';
import type { BrowserChoice } from '@airdex/release-registry';
import { readCookie } from '../../http/read-cookie.ts';

/** The key from a browser's cookies; undefined if it has no valid one. */
export function bucketKeyOf(cookies: string | undefined): string | undefined {
  const key = readCookie(cookies, COMPOSITION_COOKIES.bucket);
  return key !== undefined && isBucketKey(key) ? key : undefined;
}

/** The part of a request's cookies that decides which composition its browser gets. */
export function browserChoice(cookies: string | undefined): BrowserChoice {
  return {
    bucketKey: bucketKeyOf(cookies),
    avoided: readAvoided(readCookie(cookies, COMPOSITION_COOKIES.avoid)),
  };
}

/** A key for a browser without one. */
export function newBucketKey(): string {
  return randomBytes(16).toString('hex');
}

/**
 * The Set-Cookie header that gives a browser its key. The shell writes it too, so it is readable by scripts.
 */
export function bucketCookie(key: string, isSecure: boolean): string {
  return stringifySetCookie({
    name: COMPOSITION_COOKIES.bucket,
    value: key,
    path: '/',
    maxAge: BUCKET_COOKIE_SECONDS,
    secure: isSecure,
    sameSite: 'lax',
  });
}

/** Headers of a response that depends on the browser's cookies: shared caches must not store it. */
export const OWN_RESPONSE_HEADERS = {
  // Revalidated each time, because the current composition changes; the browser itself may store it.
  'Cache-Control': 'private, no-cache',
  Vary: 'Cookie',
} as const;
