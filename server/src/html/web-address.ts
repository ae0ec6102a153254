/** A web address from the catalogue, or null for anything else: a link must never run code. */
export function webAddress(text: string | null): string | null {
  if (text === null || !URL.canParse(text)) return null;
  return ['http:', 'https:'].includes(new URL(text).protocol) ? text : null;
}
