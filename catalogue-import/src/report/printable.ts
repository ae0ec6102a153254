/**
 * Characters that control a terminal (C0 and C1 controls), change the reading order (bidirectional controls),
 * or start a new line.
 */
const NOT_PRINTABLE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\p{Zl}\p{Zp}]/gu;

/**
 * Text of a file, or its name, as one line that is safe for a terminal: control characters are written as
 * `\u{1b}`.
 */
export function printable(text: string): string {
  return text.replace(NOT_PRINTABLE, escaped);
}

/** The same for text with several lines and tabs. */
export function printableLines(text: string): string {
  return text.replace(NOT_PRINTABLE, (each) => ('\t\r\n'.includes(each) ? each : escaped(each)));
}

function escaped(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}
