/** A title broken into lines for a font size. */
export interface TitleLines {
  size: number;
  lines: string[];
  /** Whether the title ends with an ellipsis because it does not fit. */
  isCut: boolean;
}

/** A font size, and how many lines it may take. */
interface Step {
  readonly size: number;
  readonly most: number;
}

const wide = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]/;
const WIDE: readonly Step[] = [
  { size: 30, most: 1 },
  { size: 25, most: 2 },
  { size: 20, most: 3 },
  { size: 16, most: 3 },
];
/** Sizes for a narrow space with room for more lines. */
export const NARROW: readonly Step[] = [
  { size: 25, most: 2 },
  { size: 20, most: 3 },
  { size: 16, most: 4 },
];

/**
 * An estimate in em for bold type, wider than common fonts, because there is no canvas to measure text where
 * posters are made without a browser.
 */
export function widthInEm(text: string): number {
  let width = 0;
  for (const letter of text) {
    if (wide.test(letter)) width += 1;
    else if (/[A-ZMW\d]/.test(letter)) width += 0.8;
    else if (/[\s.,:;'|ijl!]/.test(letter)) width += 0.36;
    else width += 0.66;
  }
  return width;
}

/** Words with the space before them; between Han characters a line may break anywhere. */
function pieces(title: string): string[] {
  return (
    title.match(
      /\s*(?:[\u2e80-\u9fff\uf900-\ufaff\uff00-\uff60]|[^\s\u2e80-\u9fff\uf900-\ufaff\uff00-\uff60]+)/g,
    ) ?? []
  );
}

function wrap(title: string, widest: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces(title)) {
    if (line && widthInEm(line + piece) > widest) {
      lines.push(line);
      line = piece.trimStart();
    } else {
      line += piece;
    }
  }
  return line ? [...lines, line] : lines;
}

/** The same number of lines, as balanced as possible: no word is left alone on the last one. */
function balance(title: string, lines: string[], widest: number): string[] {
  let best = lines;
  for (let width = widest * 0.95; width > widest * 0.4; width -= widest * 0.05) {
    const narrower = wrap(title, width);
    if (narrower.length > lines.length) break;
    if (narrower.every((line) => widthInEm(line) <= widest)) best = narrower;
  }
  return best;
}

function cut(line: string, widest: number): string {
  let kept = '';
  for (const letter of line) {
    if (widthInEm(`${kept}${letter}…`) > widest) break;
    kept += letter;
  }
  return `${kept.trimEnd()}…`;
}

/**
 * The largest font size in which the title fits, and its lines; a title too long for the smallest ends with
 * an ellipsis.
 *
 * @param width available width, in the units of the font size
 * @param steps font sizes to try, the largest first
 */
export function titleLines(title: string, width: number, steps: readonly Step[] = WIDE): TitleLines {
  const text = title.trim().replace(/\s+/g, ' ');
  for (const { size, most } of steps) {
    const lines = wrap(text, width / size);
    if (lines.length <= most && lines.every((line) => widthInEm(line) <= width / size))
      return { size, lines: balance(text, lines, width / size), isCut: false };
  }
  const { size, most } = steps[steps.length - 1] as Step;
  const lines = wrap(text, width / size);
  const kept = lines.slice(0, most);
  const last = kept.length - 1;
  return {
    size,
    lines: kept.map((line, index) =>
      widthInEm(line) > width / size || (index === last && lines.length > most)
        ? cut(line, width / size)
        : line,
    ),
    isCut: true,
  };
}
