import { stringifySetCookie, type SetCookie } from 'cookie';

/** Carries the token of a session where a page cannot add a header. It authorises nothing else. */
export interface SessionCookie extends Pick<SetCookie, 'path' | 'sameSite'> {
  readonly name: string;
}

/** For pictures, videos and files under /media/. */
export const MEDIA_COOKIE = {
  name: 'airdex-media',
  path: '/media',
  sameSite: 'strict',
} as const satisfies SessionCookie;

/**
 * For the pages of developers: it shows that overrides are for them. Lax, because the address of a page with an override
 * may be a link in a chat.
 */
export const DEVELOPER_COOKIE = {
  name: 'airdex-developer',
  path: '/',
  sameSite: 'lax',
} as const satisfies SessionCookie;

/** The Set-Cookie header of a sign-in; `maxAge` in seconds. */
export function sessionCookie(
  cookie: SessionCookie,
  token: string,
  { maxAge, isSecure }: { readonly maxAge: number; readonly isSecure: boolean },
): string {
  return stringifySetCookie({
    ...cookie,
    value: token,
    httpOnly: true,
    secure: isSecure,
    maxAge,
  });
}

/** The Set-Cookie header of a sign-out. */
export function clearedCookie(cookie: SessionCookie): string {
  return stringifySetCookie({ ...cookie, value: '', httpOnly: true, maxAge: 0 });
}
