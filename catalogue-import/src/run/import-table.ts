import path from 'node:path';
import { columnName } from '../rows/column-names.ts';
import { RowReader } from '../rows/row-reader.ts';
import type { FileReport } from '../report/file-report.ts';
import { csvRecords } from '../source/csv-records.ts';
import { csvRow } from '../source/csv-row.ts';
import { openText } from '../source/open-text.ts';
import type { ImportSession } from '../staging/import-session.ts';
import type { TableFile } from './recognise-file.ts';
import { slashOrders } from './slash-orders.ts';

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
  const sink = layout.open(session, { name: path.basename(file.name) });
  for await (const { line, cells } of csvRecords(
    openText(file.path, inspected.encoding, onBytes),
    delimiter,
  )) {
    const outcome = report.row(line, csvRow(cells, delimiter));
    if (cells.length !== header.length) outcome.reject('columns', `${cells.length} for ${header.length}`);
    else
      await sink.take(
        new RowReader(outcome, new Map(columns.map((name, index) => [name, cells[index] ?? ''])), orders),
      );
    await onRow();
  }
  await sink.finish?.();
}
