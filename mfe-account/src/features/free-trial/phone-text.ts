/** Digits of a phone number and a `+` before them, as the server takes it at most. */
const LENGTH_MAX = 31;

/** The part of a text that a phone number may have: digits, and a `+` before them. */
export function phoneText(typed: string): string {
  // Input methods for Chinese may write digits of full width.
  const plain = typed.normalize('NFKC').replace(/[^\d+]/g, '');
  return plain.replace(/(?!^)\+/g, '').slice(0, LENGTH_MAX);
}
