import { parseCookie } from 'cookie';

/** Value of a cookie in a `Cookie` header, decoded where it can be; undefined when it is missing. */
export const readCookie = (header: string | undefined, name: string): string | undefined =>
  parseCookie(header ?? '')[name];
