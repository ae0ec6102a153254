/** The schemes that the server keeps too. */
const SCHEMES: readonly string[] = ['http:', 'https:', 'mailto:', 'tel:'];
const MAIL = /^[^@/:]+@[^@/:]+\.[^@/:]+$/;
const HOST = /^[^/?#@:]+\.[^/?#@:.]{2,}/;

/**
 * The address of a link as it is typed or pasted: of this site, with a scheme, or without one. Null if a
 * description may not contain it.
 */
export function linkAddress(text: string): string | null {
  const typed = text.trim();
  if (typed === '' || /\s/.test(typed)) return null;
  // A second slash or a backslash would lead to another site.
  if (typed.startsWith('/')) return /^\/(?![/\\])/.test(typed) ? typed : null;
  if (MAIL.test(typed)) return `mailto:${typed}`;
  if (URL.canParse(typed) && SCHEMES.includes(new URL(typed).protocol)) return typed;
  const withScheme = `https://${typed}`;
  return HOST.test(typed) && URL.canParse(withScheme) ? withScheme : null;
}
