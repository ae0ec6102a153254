/** Kinds of characters in a normalised text, as bits. */
const ASCII = 1;
const OTHER = 2;
const ASCII_CHARACTER = /[!-~]/;

/**
 * The kinds of characters in a normalised text: ASCII, others, or both. A text can only contain a term whose kinds it
 * has.
 * @param bytes its length in UTF-8
 */
export function characterKindsOf(text: string, bytes: number): number {
  return (ASCII_CHARACTER.test(text) ? ASCII : 0) | (bytes > text.length ? OTHER : 0);
}
