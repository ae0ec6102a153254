import type { Sheet, SheetCell } from './results-sheet.ts';

/** Spreadsheets treat a text that starts with one of these as a formula. */
const FORMULA_START = /^[\s]*[=+\-@＝＋－＠]/;
/** Makes Excel read the file as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** A cell as text. A text that looks like a formula gets the apostrophe that spreadsheets mark texts with. */
function cellText(cell: SheetCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  return FORMULA_START.test(cell) ? `'${cell}` : cell;
}

const linesOf = ({ header, rows }: Sheet): readonly (readonly string[])[] =>
  [header, ...rows].map((line) => line.map(cellText));

/** A CSV file as RFC 4180 describes it: commas, CRLF, quotes around texts that need them. */
export function csvOf(sheet: Sheet): string {
  const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return (
    BYTE_ORDER_MARK +
    linesOf(sheet)
      .map((line) => `${line.map(quoted).join(',')}\r\n`)
      .join('')
  );
}

/** Lines with tabs between the cells, as spreadsheets paste plain text. */
export function tabbedTextOf(sheet: Sheet): string {
  const flat = (text: string) => text.replace(/[\t\r\n]+/g, ' ');
  return linesOf(sheet)
    .map((line) => line.map(flat).join('\t'))
    .join('\n');
}

/** An HTML table, for spreadsheets, documents and mails. */
export function htmlTableOf(sheet: Sheet): string {
  const table = document.createElement('table');
  const [header = [], ...rows] = linesOf(sheet);
  const addLine = (section: HTMLTableSectionElement, kind: 'th' | 'td', line: readonly string[]) => {
    const row = section.insertRow();
    for (const text of line) {
      const cell = document.createElement(kind);
      cell.textContent = text;
      row.append(cell);
    }
  };
  addLine(table.createTHead(), 'th', header);
  const body = table.createTBody();
  for (const line of rows) addLine(body, 'td', line);
  return table.outerHTML;
}
