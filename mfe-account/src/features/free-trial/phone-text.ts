/** Maximum number of digits that the server accepts. */
const DIGITS_MAX = 30;

/** The part of a text that is valid in a phone number: digits, and a leading `+`. */
export function phoneText(typed: string): string {
  // Input methods for Chinese may produce full-width digits.
  const plain = typed.normalize('NFKC').replace(/[^\d+]/g, '');
  return `${plain.startsWith('+') ? '+' : ''}${plain.replaceAll('+', '').slice(0, DIGITS_MAX)}`;
}
