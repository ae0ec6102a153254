import type { Composition } from './composition.ts';

/**
 * Cookies by which the server chooses a browser's composition. Pages write them too, so scripts can read them.
 * - `bucket`: the key that decides whether a user belongs to a canary's share. The first page sets a random one, which
 *   is in no canary; at sign-in the shell replaces it by `bucketKeyOfUser`, so that a user gets the same on every device.
 * - `avoid`: what failed in this browser, newest first, separated by commas: ids of the compositions that it left, and, if
 *   known, the releases that failed in them, as `mfe-card~0123456789abcdef` (`shell` for the shell). A release is avoided
 *   in other compositions too.
 */
export const COMPOSITION_COOKIES = { bucket: 'airdex-bucket', avoid: 'airdex-avoid' } as const;

/** Seconds that browsers keep the key of a user. */
export const BUCKET_COOKIE_SECONDS = 365 * 24 * 60 * 60;

/** How long browsers avoid a composition, in seconds; by then it is fixed or replaced. */
export const AVOID_COOKIE_SECONDS = 24 * 60 * 60;

/** Maximum number of compositions and releases that a browser avoids; older ones are dropped. */
export const AVOIDED_MAX = 20;

/** Name of a composition or a release, with a maximum length that keeps the cookie small. */
const AVOIDED = /^([a-z][a-z0-9-]{0,63}~)?[0-9a-f]{16}$/;

/** Whether `key` is valid in the `bucket` cookie; an invalid value is replaced. */
export function isBucketKey(key: string): boolean {
  return /^[0-9a-f]{32}$/.test(key);
}

/** The key of a user, the same on every device: the beginning of a SHA-256, so that it does not identify the user. */
export async function bucketKeyOfUser(idUser: number): Promise<string> {
  const bytes = new TextEncoder().encode(`airdex-user-${idUser}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Name of a release in the `avoid` cookie. */
export const avoidedRelease = (remote: string, release: string) => `${remote}~${release}`;

/** Whether a name in the `avoid` cookie is that of a release, not of a composition. */
export const isAvoidedRelease = (name: string) => name.includes('~');

/** Reads the value of the `avoid` cookie, without invalid names. */
export function readAvoided(value: string | undefined): string[] {
  // Encoded as in the cookie, or decoded.
  const named = (value ?? '').split(/,|%2C/i).filter((it) => AVOIDED.test(it));
  return [...new Set(named)].slice(0, AVOIDED_MAX);
}

/**
 * The value of the `avoid` cookie after this browser left composition `id`.
 * @param release the one that failed in it; null if unknown
 */
export function withAvoided(value: string | undefined, id: string, release: string | null): string {
  return readAvoided([id, release ?? '', ...readAvoided(value)].join(',')).join(',');
}

/** Whether a composition contains a release that a browser avoids. */
export function holdsAvoided(
  { shell, remotes }: Pick<Composition, 'shell' | 'remotes'>,
  avoided: readonly string[],
): boolean {
  return [{ name: 'shell', release: shell.release }, ...remotes].some(({ name, release }) =>
    avoided.includes(avoidedRelease(name, release)),
  );
}
