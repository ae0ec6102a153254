/** Maximum length of a phone number that the server accepts, including a leading `+`. */
const LENGTH_MAX = 31;

/** The part of a text that is valid in a phone number: digits, and a leading `+`. */
export function phoneText(typed: string): string {
  // Input methods for Chinese may produce full-width digits.
  const plain = typed.normalize('NFKC').replace(/[^\d+]/g, '');
  return plain.replace(/(?!^)\+/g, '').slice(0, LENGTH_MAX);
}
