import { columnName } from '../rows/column-names.ts';
import { csvRecords } from '../source/csv-records.ts';
import { openText } from '../source/open-text.ts';
import type { SlashOrder } from '../values/calendar-date.ts';
import { SlashOrderDetector } from '../values/slash-order.ts';
import type { TableFile } from './recognise-file.ts';

/** A date with slashes that is not part of something longer, such as an address. */
const DATE = /(?<![\w./-])\d{1,2}[/.]\d{1,2}[/.]\d{4}(?![\w./-])/;
/** Characters of the longest such date. */
const DATE_LENGTH = '12/31/2024'.length;

/** How each column writes dates with slashes. The rows decide it, so the file is read before its import. */
export async function slashOrders(table: TableFile): Promise<ReadonlyMap<string, SlashOrder>> {
  const { file, inspected, delimiter, header } = table;
  // Splitting a file into cells takes fifty times as long as searching its text, and most files have no such date.
  if (!(await containsDate(openText(file.path, inspected.encoding)))) return new Map();
  const detectors = header.map((name) => new SlashOrderDetector(name));
  for await (const { cells } of csvRecords(openText(file.path, inspected.encoding), delimiter))
    for (const [index, cell] of cells.entries()) detectors[index]?.see(cell);
  return new Map(header.map((name, index) => [columnName(name), detectors[index]?.order ?? null]));
}

async function containsDate(text: AsyncIterable<string>): Promise<boolean> {
  let end = '';
  for await (const chunk of text) {
    // A date may begin in one chunk and end in the next.
    const part = end + chunk;
    if (DATE.test(part)) return true;
    end = part.slice(-DATE_LENGTH);
  }
  return false;
}
