/** Control characters, line ends, and characters that change the direction of the following text. */
const UNWANTED = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/** A text as one line that shows its content: in a header, a line break would begin another one. */
export function oneLine(text: string): string {
  return withoutControls(text).trim();
}

/** The same, with the white space around it. */
export function withoutControls(text: string): string {
  return text.replace(UNWANTED, ' ');
}
