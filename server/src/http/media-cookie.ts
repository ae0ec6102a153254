/** Carries the token to /media/, where the page can't add a header. Nothing else is authorised by it. */
export const MEDIA_COOKIE = 'airdex-media';

/** The Set-Cookie header that signs in to the media; `maxAge` in seconds, null until the browser is closed. */
export function mediaCookie(token: string, options: { maxAge: number | null; isSecure: boolean }): string {
  const parts = [`${MEDIA_COOKIE}=${token}`, 'Path=/media', 'HttpOnly', 'SameSite=Strict'];
  if (options.maxAge !== null) parts.push(`Max-Age=${options.maxAge}`);
  if (options.isSecure) parts.push('Secure');
  return parts.join('; ');
}

export function clearedMediaCookie(): string {
  return `${MEDIA_COOKIE}=; Path=/media; HttpOnly; SameSite=Strict; Max-Age=0`;
}
