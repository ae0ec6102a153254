import { useEffect } from 'react';

interface PrintedTitle {
  readonly id: number;
  readonly title: string;
}

interface PageTexts {
  /** At the top of every page, on the left. */
  readonly header: string;
  /** At the foot of every page, on the left. */
  readonly footer: string;
  /** Colour of the header, as #rrggbb. */
  readonly accent?: string | undefined;
}

/** Name of the page style of a programme. */
export const pageName = (id: number) => `card-${String(id)}`;

const TEXT = "font-family: system-ui, 'Noto Sans', sans-serif; font-size: 7.5pt; color: #4d5b70";

/**
 * The page margins: the document's name and the programme's title at the top, its origin and the page number
 * at the bottom. Browsers without margin boxes leave the margins empty.
 */
export function pageRules(
  titles: readonly PrintedTitle[],
  { header, footer, accent = '#4338ca' }: PageTexts,
): string {
  return [
    '@media print { html, body { background: #fff; min-height: 0 } }',
    `@page {
      size: A4;
      margin: 19mm 14mm 17mm;
      @top-left { content: ${quoted(header)}; ${TEXT}; font-weight: 600; color: ${accent}; vertical-align: bottom; padding-bottom: 3mm; width: 40% }
      @bottom-left { content: ${quoted(footer)}; ${TEXT}; vertical-align: top; padding-top: 3mm; width: 80% }
      @bottom-right { content: counter(page) " / " counter(pages); ${TEXT}; vertical-align: top; padding-top: 3mm }
    }`,
    ...titles.map(
      ({ id, title }) =>
        `@page ${pageName(id)} { @top-right { content: ${quoted(title)}; ${TEXT}; vertical-align: bottom; padding-bottom: 3mm; text-align: right; width: 60% } }`,
    ),
  ].join('\n');
}

const TITLE_MAX = 90;

/** So many letters fit into every margin box, even wide and bold ones. */
const LONG_WORD = /\S{24,}?(?=[^\s\p{M}])/gu;
const ZERO_WIDTH_SPACE = '\u200b';

/**
 * A text as a literal CSS string, whatever it contains. Long words may break, because Chromium does not apply
 * `overflow-wrap` to margins.
 */
function quoted(text: string): string {
  const characters = [...text.toWellFormed()];
  const cut =
    characters.length > TITLE_MAX
      ? `${characters.slice(0, TITLE_MAX).join('').trimEnd()}…`
      : characters.join('');
  const breakable = cut.replace(LONG_WORD, `$&${ZERO_WIDTH_SPACE}`);
  return `"${breakable.replace(/["\\\p{Cc}<]/gu, (character) => `\\${character.codePointAt(0)?.toString(16) ?? ''} `)}"`;
}

/**
 * Adds the page rules to the document in a separate style sheet: they contain titles, and the page's policy
 * allows no inline styles.
 */
export function usePageRules(rules: string): void {
  useEffect(() => {
    // Environments that cannot print do not support constructed style sheets either.
    if (!('adoptedStyleSheets' in document)) return undefined;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [rules]);
}
