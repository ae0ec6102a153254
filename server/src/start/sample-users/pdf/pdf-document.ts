import { pdfFile } from './pdf-file.ts';
import { textLines, textRuns, textWidth } from './pdf-text.ts';

/** A part of a document, from top to bottom. */
export type PdfBlock =
  | { readonly kind: 'heading' | 'paragraph'; readonly text: string }
  | {
      readonly kind: 'bars';
      /** Non-negative numbers, drawn in proportion to the largest. */
      readonly rows: readonly { readonly label: string; readonly value: number }[];
    };

export interface PdfDocument {
  readonly title: string;
  readonly subtitle: string;
  /** BCP 47. */
  readonly language: string;
  readonly blocks: readonly PdfBlock[];
  /** Small print at the bottom of every page. */
  readonly footer: string;
}

/* A4 in points, from the lower left corner. */
const WIDTH = 595;
const HEIGHT = 842;
const MARGIN = 56;
const FOOT = 84;
const COLUMN = WIDTH - 2 * MARGIN;
const LABEL = 190;
const VALUE = 56;

const INK = '0.06 0.09 0.16';
const MUTED = '0.30 0.36 0.44';
const ACCENT = '0.26 0.22 0.79';

interface Style {
  readonly size: number;
  readonly leading: number;
  readonly above: number;
  readonly isBold: boolean;
  readonly colour: string;
}
const TITLE: Style = { size: 22, leading: 28, above: 0, isBold: true, colour: INK };
const SUBTITLE: Style = { size: 12, leading: 18, above: 4, isBold: false, colour: MUTED };
const HEADING: Style = { size: 14, leading: 20, above: 18, isBold: true, colour: INK };
const PARAGRAPH: Style = { size: 10.5, leading: 16, above: 6, isBold: false, colour: INK };
const SMALL: Style = { size: 8.5, leading: 12, above: 0, isBold: false, colour: MUTED };
const BAR_LEADING = 20;

/** A document of text and bars on as many A4 pages as necessary. */
export function pdfDocument({ title, subtitle, language, blocks, footer }: PdfDocument): Uint8Array {
  const pages: string[][] = [];
  let y = 0;
  const newPage = (): void => {
    pages.push([
      `${ACCENT} rg 0 ${HEIGHT - 10} ${WIDTH} 10 re f`,
      textAt(MARGIN, FOOT - 34, footer, SMALL),
      textAt(WIDTH - MARGIN - 20, FOOT - 34, String(pages.length + 1), SMALL),
    ]);
    y = HEIGHT - MARGIN - 20;
  };
  const draw = (operators: string): void => void pages.at(-1)?.push(operators);
  const down = (points: number): void => {
    if (y - points < FOOT) newPage();
    y -= points;
  };
  const write = (text: string, style: Style): void => {
    // Keeps a heading on the same page as the first lines below it.
    if (style === HEADING && y - 4 * style.leading < FOOT) newPage();
    y -= style.above;
    for (const line of textLines(text, style.size, COLUMN, style.isBold)) {
      down(style.leading);
      draw(textAt(MARGIN, y, line, style));
    }
  };

  newPage();
  write(title, TITLE);
  write(subtitle, SUBTITLE);
  for (const block of blocks) {
    if (block.kind !== 'bars') write(block.text, block.kind === 'heading' ? HEADING : PARAGRAPH);
    else
      for (const row of block.rows) {
        down(BAR_LEADING);
        draw(bar(row, y, Math.max(...block.rows.map(({ value }) => value))));
      }
  }
  const contents = pages.map((operators) => operators.join('\n'));
  return pdfFile({ title, language, width: WIDTH, height: HEIGHT, contents });
}

function bar({ label, value }: { label: string; value: number }, y: number, largest: number): string {
  const room = COLUMN - LABEL - VALUE;
  const length = largest === 0 ? 0 : (value / largest) * room;
  // Both languages group digits in this way.
  const shown = value.toLocaleString('en');
  const [line = ''] = textLines(label, PARAGRAPH.size, LABEL - 10);
  return [
    textAt(MARGIN, y, line, PARAGRAPH),
    `${ACCENT} rg ${MARGIN + LABEL} ${y - 2} ${length.toFixed(2)} 11 re f`,
    textAt(WIDTH - MARGIN - textWidth(shown, PARAGRAPH.size), y, shown, PARAGRAPH),
  ].join('\n');
}

function textAt(x: number, y: number, text: string, { size, isBold, colour }: Style): string {
  const shown = textRuns(text).map(({ font, hex }) =>
    font === 'latin' ? `/${isBold ? 'F2' : 'F1'} ${size} Tf <${hex}> Tj` : `/F3 ${size} Tf <${hex}> Tj`,
  );
  return `BT ${colour} rg ${x.toFixed(2)} ${y.toFixed(2)} Td ${shown.join(' ')} ET`;
}
