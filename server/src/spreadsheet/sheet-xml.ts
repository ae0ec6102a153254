import { cellXml, headerCell } from './cell-xml.ts';
import type { Column, Row, Sheet } from './sheet.ts';

/** Maximum rows of a sheet, including the header. */
const ROWS_MAX = 1_048_576;
/** Characters emitted at once. */
const CHUNK_LENGTH = 64 * 1024;

/** Name of a column: A, B, …, Z, AA, … */
export function columnName(index: number): string {
  let name = '';
  for (let rest = index + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    name = String.fromCharCode(65 + ((rest - 1) % 26)) + name;
  return name;
}

/** Properties of a sheet that are known once it is written. */
export interface WrittenSheet {
  /** Its cells, such as A1:M30001. */
  readonly range: string;
}

/**
 * The XML of a sheet, in chunks; the header is frozen and has a filter. Throws a RangeError for too many
 * rows.
 */
export async function* sheetXml(
  sheet: Sheet,
  onWritten: (written: WrittenSheet) => void,
): AsyncGenerator<string> {
  const { columns } = sheet;
  const named = columns.map((column, index) => ({ ...column, letters: columnName(index) }));
  let chunk = `${openSheet(columns)}<row r="1" ht="32" customHeight="1">${named
    .map(({ letters, header }) => headerCell(`${letters}1`, header))
    .join('')}</row>`;
  let line = 1;
  for await (const batch of inBatches(sheet.rows))
    for (const row of batch) {
      line += 1;
      if (line > ROWS_MAX) throw new RangeError(`A sheet holds ${ROWS_MAX - 1} rows at most`);
      chunk += `<row r="${line}">`;
      for (const [index, { letters, kind }] of named.entries())
        chunk += cellXml(`${letters}${line}`, kind, row[index] ?? null);
      chunk += '</row>';
      if (chunk.length < CHUNK_LENGTH) continue;
      yield chunk;
      chunk = '';
    }
  const range = `A1:${named.at(-1)?.letters ?? 'A'}${line}`;
  onWritten({ range });
  yield `${chunk}</sheetData><autoFilter ref="${range}"/></worksheet>`;
}

function openSheet(columns: readonly Column[]): string {
  const widths = columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft" activeCell="A2" sqref="A2"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/>${
    widths.length > 0 ? `<cols>${widths.join('')}</cols>` : ''
  }<sheetData>`;
}

async function* inBatches(rows: Sheet['rows']): AsyncGenerator<Iterable<Row>> {
  if (Symbol.asyncIterator in rows) yield* rows;
  else yield rows;
}
