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

/** The key that a browser brought with its cookies; undefined when it has none that may be one. */
export function bucketKeyOf(cookies: string | undefined): string | undefined {
  const key = readCookie(cookies, COMPOSITION_COOKIES.bucket);
  return key !== undefined && isBucketKey(key) ? key : undefined;
}

/** What the cookies of a request say of the composition that its browser should get. */
export function browserChoice(cookies: string | undefined): BrowserChoice {
  return {
    bucketKey: bucketKeyOf(cookies),
    avoided: readAvoided(readCookie(cookies, COMPOSITION_COOKIES.avoid)),
  };
}

/** A key for a browser that has none. */
export function newBucketKey(): string {
  return randomBytes(16).toString('hex');
}

/** The Set-Cookie header that gives a browser its key. The shell writes it too, so scripts may. */
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

/** Headers of an answer that is one browser's own, by its cookies: nobody else's cache may keep it. */
export const OWN_ANSWER_HEADERS = {
  // Asked for again each time, for what is current changes; the browser itself may keep it meanwhile.
  'Cache-Control': 'private, no-cache',
  Vary: 'Cookie',
} as const;
