import { parseCookie } from 'cookie';

/** Value of a cookie in a `Cookie` header, decoded if possible; undefined if it is missing. */
export const readCookie = (header: string | undefined, name: string): string | undefined =>
  parseCookie(header ?? '')[name];
