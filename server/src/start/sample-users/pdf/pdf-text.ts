/* Text of a PDF without embedded fonts: Helvetica for the characters of Windows-1252, and for the others
   the Chinese font that every reader can substitute. Widths in thousandths of the font size. */

/** A piece of text in one font, as the bytes in the PDF, in hexadecimal. */
export interface TextRun {
  readonly font: 'latin' | 'chinese';
  readonly hex: string;
}

/** Widths of Helvetica from the space to the tilde. */
const LATIN_WIDTHS = (
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 ' +
  '584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 ' +
  '667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 ' +
  '278 556 500 722 500 500 500 334 260 334 584'
)
  .split(' ')
  .map(Number);
const USUAL_WIDTH = 556;
const CHINESE_WIDTH = 1000;
/** How much wider bold letters are. */
const BOLD = 1.07;

/** Where Windows-1252 differs from Unicode. */
const WINDOWS_1252: Readonly<Record<string, number>> = {
  '€': 0x80,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
};

function latinByte(letter: string): number | undefined {
  const code = letter.codePointAt(0) ?? 0;
  if ((code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff)) return code;
  return WINDOWS_1252[letter];
}

function widthOfLetter(letter: string, isBold: boolean): number {
  if (latinByte(letter) === undefined) return CHINESE_WIDTH;
  const base = letter.normalize('NFD').codePointAt(0) ?? 0;
  return (LATIN_WIDTHS[base - 0x20] ?? USUAL_WIDTH) * (isBold ? BOLD : 1);
}

/** Width of a text, in points. */
export function textWidth(text: string, size: number, isBold = false): number {
  let width = 0;
  for (const letter of text) width += widthOfLetter(letter, isBold);
  return (width * size) / 1000;
}

/** The pieces of a text, each in a font that contains it. */
export function textRuns(text: string): TextRun[] {
  const runs: { font: TextRun['font']; hex: string }[] = [];
  for (const letter of text) {
    const byte = latinByte(letter);
    const font = byte === undefined ? 'chinese' : 'latin';
    const hex = byte === undefined ? utf16Hex(letter) : byte.toString(16).padStart(2, '0');
    const last = runs.at(-1);
    if (last?.font === font) last.hex += hex;
    else runs.push({ font, hex });
  }
  return runs;
}

/** Big-endian UTF-16. */
export function utf16Hex(text: string): string {
  return Buffer.from(text, 'utf16le').swap16().toString('hex');
}

/** May not begin a line. */
const CLOSING = /[，。、；：？！）》”’…]/;

/** Breaks a text into lines of at most `width` points: between words, and between Chinese characters. */
export function textLines(text: string, size: number, width: number, isBold = false): string[] {
  // Words with the following space; Chinese characters one by one with the punctuation that must follow them.
  const pieces =
    text.match(
      /[\p{Script=Han}\u3000-\u303f\uff00-\uffef][，。、；：？！）》”’…]*|[^\p{Script=Han}\s]+\s*|\s+/gu,
    ) ?? [];
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    const fits = textWidth((line + piece).trimEnd(), size, isBold) <= width;
    if (fits || line === '' || CLOSING.test(piece[0] ?? '')) line += piece;
    else {
      lines.push(line.trimEnd());
      line = piece.trimStart();
    }
  }
  return [...lines, line.trimEnd()];
}
