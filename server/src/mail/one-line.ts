/** Control characters, line ends, and what turns the direction of the text after it. */
const UNWANTED = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/** A text as one line that shows what it holds: in a header, a line break would begin another one. */
export function oneLine(text: string): string {
  return text.replace(UNWANTED, ' ').trim();
}
