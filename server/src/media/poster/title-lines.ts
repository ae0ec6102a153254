/** Sizes a title is set in, largest first, in pixels. */
const SIZES = [46, 38, 32, 27];
const LINES_MAX = 3;

/** Widths in parts of the font size, wide enough for bold: ideographs are square. */
function widthOf(text: string): number {
  return [...text].reduce((width, sign) => width + (isWide(sign) ? 1 : 0.58), 0);
}

function isWide(sign: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\uff00-\uffef]/u.test(
    sign,
  );
}

/** A title broken into lines that fit `width` pixels, at the largest size at which it fits; a longer one is cut. */
export function titleLines(title: string, width: number): { size: number; lines: string[] } {
  const text = title.replace(/\s+/gu, ' ').trim();
  const smallest = SIZES[SIZES.length - 1] ?? 27;
  for (const size of SIZES) {
    const lines = broken(text, width / size);
    if (lines.length <= LINES_MAX && lines.every((line) => widthOf(line) * size <= width))
      return { size, lines };
  }
  const lines = broken(text, width / smallest).slice(0, LINES_MAX);
  const last = [...(lines.pop() ?? '')];
  while (last.length > 0 && (widthOf(last.join('')) + 1) * smallest > width) last.pop();
  return { size: smallest, lines: [...lines, `${last.join('').trimEnd()}…`] };
}

/** Breaks between words, and anywhere between ideographs. `width` is in parts of the font size. */
function broken(text: string, width: number): string[] {
  const pieces =
    text.match(
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+|\s/gu,
    ) ?? [];
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces.flatMap((word) => split(word, width))) {
    if (line !== '' && widthOf(line + piece) > width) {
      lines.push(line.trim());
      line = '';
    }
    line += piece;
  }
  if (line.trim() !== '') lines.push(line.trim());
  return lines;
}

function split(word: string, width: number): string[] {
  if (widthOf(word) <= width) return [word];
  const signs = [...word];
  const per = Math.max(1, Math.floor(width));
  return Array.from({ length: Math.ceil(signs.length / per) }, (_, index) =>
    signs.slice(index * per, (index + 1) * per).join(''),
  );
}
