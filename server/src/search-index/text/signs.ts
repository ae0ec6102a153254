/** Kinds of signs in a normalised text, as bits. */
const PLAIN = 1;
const OTHER = 2;
const PLAIN_SIGN = /[!-~]/;

/**
 * Which kinds of signs a normalised text has: those of English, others such as Chinese ones. A text only
 * contains texts without further kinds.
 * @param bytes its length in UTF-8
 */
export function signsOf(text: string, bytes: number): number {
  return (PLAIN_SIGN.test(text) ? PLAIN : 0) | (bytes > text.length ? OTHER : 0);
}
