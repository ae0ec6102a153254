/**
 * Carries the token of a developer to the pages, which an address alone asks for: it shows that overrides are for them.
 * Nothing else is authorised by it.
 */
export const DEVELOPER_COOKIE = 'airdex-developer';

/** The Set-Cookie header of a developer's sign-in; `maxAge` in seconds, null until the browser is closed. */
export function developerCookie(
  token: string,
  options: { readonly maxAge: number | null; readonly isSecure: boolean },
): string {
  // Lax: the address of a page with an override may be a link in a chat.
  const parts = [`${DEVELOPER_COOKIE}=${token}`, 'Path=/', 'HttpOnly', 'SameSite=Lax'];
  if (options.maxAge !== null) parts.push(`Max-Age=${options.maxAge}`);
  if (options.isSecure) parts.push('Secure');
  return parts.join('; ');
}

export function clearedDeveloperCookie(): string {
  return `${DEVELOPER_COOKIE}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`;
}
