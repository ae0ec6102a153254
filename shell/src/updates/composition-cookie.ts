import {
  AVOID_COOKIE_SECONDS,
  BUCKET_COOKIE_SECONDS,
  bucketKeyOfUser,
  COMPOSITION_COOKIES,
  readAvoided,
  withAvoided,
} from '@airdex/shared-contracts/composition';

function cookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((it) => it.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

function setCookie(name: string, value: string, seconds: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
}

/** Compositions and releases that this browser has moved away from, newest first. */
export const avoidedHere = (): readonly string[] => readAvoided(cookie(COMPOSITION_COOKIES.avoid));

/** Whether this browser has moved away from composition `id`. */
export function isAvoided(id: string): boolean {
  return avoidedHere().includes(id);
}

/**
 * Asks the server, with every page of the next day, for a composition other than `id`.
 * @param release the one that failed in it, by `avoidedRelease`: compositions that contain it are avoided as well
 */
export function avoidComposition(id: string, release: string | null = null): void {
  const value = encodeURIComponent(withAvoided(cookie(COMPOSITION_COOKIES.avoid), id, release));
  setCookie(COMPOSITION_COOKIES.avoid, value, AVOID_COOKIE_SECONDS);
}

/** Assigns the user to a canary's share by user, the same on every device. Has no effect on pages without TLS. */
export async function bucketByUser(idUser: number): Promise<void> {
  if (globalThis.crypto?.subtle === undefined) return;
  const key = await bucketKeyOfUser(idUser);
  if (cookie(COMPOSITION_COOKIES.bucket) !== key)
    setCookie(COMPOSITION_COOKIES.bucket, key, BUCKET_COOKIE_SECONDS);
}
