const LINES_MAX = 2;
/**
 * Widths at a size of 12 px. They are estimates, because an SVG cannot wrap text, and text can only be measured after
 * drawing.
 */
const WIDE_PX = 12.2;
const NARROW_PX = 6.6;

const isWide = (letter: string) => /[\u2e80-\uffef]/u.test(letter);

/** Estimated width in pixels at a size of 12 px; a little more than most texts need. */
export function textWidth(text: string): number {
  return Array.from(text).reduce((width, letter) => width + (isWide(letter) ? WIDE_PX : NARROW_PX), 0);
}

function cut(line: string, width: number): string {
  const letters = Array.from(line.trimEnd());
  while (letters.length > 1 && textWidth(`${letters.join('')}…`) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** A label in one line; what does not fit is replaced by an ellipsis. */
export const cutLabel = (text: string, width: number): string =>
  textWidth(text) > width ? cut(text, width) : text;

/** A label in at most two lines; the rest is replaced by an ellipsis. */
export function wrapLabel(text: string, width: number): readonly string[] {
  const words = text.match(/[\u2e80-\uffef]|\s+|[^\s\u2e80-\uffef]+/gu) ?? [];
  const lines = [''];
  for (const word of words) {
    const line = lines.at(-1) ?? '';
    if (line === '' || textWidth((line + word).trimEnd()) <= width)
      lines[lines.length - 1] = (line + word).trimStart();
    else lines.push(word.trimStart());
  }
  const whole = lines.map((line) => line.trimEnd()).filter((line, place) => place === 0 || line !== '');
  return whole
    .slice(0, LINES_MAX)
    .map((line, place) =>
      (place === LINES_MAX - 1 && whole.length > LINES_MAX) || textWidth(line) > width
        ? cut(line, width)
        : line,
    );
}
