/** An address of the web as the catalogue holds it, or null for anything else: a link must never run code. */
export function webAddress(text: string | null): string | null {
  if (text === null || !URL.canParse(text)) return null;
  return ['http:', 'https:'].includes(new URL(text).protocol) ? text : null;
}
