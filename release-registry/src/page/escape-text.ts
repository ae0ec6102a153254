/** Escapes text for HTML content and for attributes in double quotes. */
export function escapeText(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
