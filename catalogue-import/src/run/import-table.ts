import { columnName } from '../rows/column-names.ts';
import { RowReader } from '../rows/row-reader.ts';
import type { FileReport } from '../report/file-report.ts';
import { csvRecords } from '../source/csv-records.ts';
import { openText } from '../source/open-text.ts';
import type { ImportSession } from '../staging/import-session.ts';
import type { SlashOrder } from '../values/calendar-date.ts';
import { SlashOrderDetector } from '../values/slash-order.ts';
import type { TableFile } from './recognise-file.ts';

/** Imports one table, row by row. */
export async function importTable(
  session: ImportSession,
  report: FileReport,
  table: TableFile,
  onBytes: (size: number) => void,
  onRow: () => Promise<void>,
): Promise<void> {
  const { file, inspected, delimiter, header, layout } = table;
  const columns = header.map(columnName);
  const orders = await slashOrders(table);
  const sink = layout.open(session, { name: file.name });
  for await (const { line, cells } of csvRecords(
    openText(file.path, inspected.encoding, onBytes),
    delimiter,
  )) {
    const outcome = report.row(line, cells.join(delimiter));
    if (cells.length !== header.length) outcome.reject('columns', `${cells.length} for ${header.length}`);
    else
      await sink.take(
        new RowReader(outcome, new Map(columns.map((name, index) => [name, cells[index] ?? ''])), orders),
      );
    await onRow();
  }
  await sink.finish();
}

/**
 * How each column writes dates with slashes. Reads the file a second time, only if its beginning contains
 * such a date.
 */
async function slashOrders({
  file,
  inspected,
  delimiter,
  header,
}: TableFile): Promise<ReadonlyMap<string, SlashOrder>> {
  if (!/\d{1,2}[/.]\d{1,2}[/.]\d{4}/.test(inspected.head.toString('latin1'))) return new Map();
  const detectors = header.map((name) => new SlashOrderDetector(name));
  for await (const { cells } of csvRecords(openText(file.path, inspected.encoding), delimiter))
    for (const [index, cell] of cells.entries()) detectors[index]?.see(cell);
  return new Map(header.map((name, index) => [columnName(name), detectors[index]?.order ?? null]));
}
