/** A text without line breaks and other control characters: in a header they would begin another one. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
