import { safeParse } from 'zod/mini';
import { releaseHashSchema } from './release-hash.ts';

/**
 * Cookies by which the server chooses a browser's composition. Pages write them as well, so they are no secret to
 * scripts.
 * - `bucket`: the key of the user that a canary's share is drawn by. Random, given with the first page, which is in no
 *   canary yet; at sign-in the shell puts `bucketKeyOfUser` in its place, so that a user gets the same on every device.
 * - `avoid`: ids of compositions that this browser moved away from, because they failed; newest first, by commas.
 */
export const COMPOSITION_COOKIES = { bucket: 'airdex-bucket', avoid: 'airdex-avoid' } as const;

/** Seconds that browsers keep the key of a user. */
export const BUCKET_COOKIE_SECONDS = 365 * 24 * 60 * 60;

/** Seconds that browsers keep away from a composition: until then it is mended or gone. */
export const AVOID_COOKIE_SECONDS = 24 * 60 * 60;

/** Compositions that a browser may keep away from; older ones are forgotten. */
export const AVOIDED_COMPOSITIONS_MAX = 10;

/** Whether `key` may stand in the `bucket` cookie: what else stands there is replaced. */
export function isBucketKey(key: string): boolean {
  return /^[0-9a-f]{32}$/.test(key);
}

/** The key of a user, the same on every device: the beginning of a SHA-256, so that it does not tell who it is. */
export async function bucketKeyOfUser(idUser: number): Promise<string> {
  const bytes = new TextEncoder().encode(`airdex-user-${idUser}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Reads the value of the `avoid` cookie; what is no id is left out. */
export function readAvoided(value: string | undefined): string[] {
  const ids = (value ?? '').split(',').filter((id) => safeParse(releaseHashSchema, id).success);
  return [...new Set(ids)].slice(0, AVOIDED_COMPOSITIONS_MAX);
}

/** The value of the `avoid` cookie after this browser moved away from composition `id`. */
export function withAvoided(value: string | undefined, id: string): string {
  return readAvoided([id, ...readAvoided(value)].join(',')).join(',');
}
