import type { CatalogueServices } from '../../catalogue/catalogue-services.ts';
import type { Row, Sheet } from '../../spreadsheet/index.ts';
import { loadExportRows } from './export-rows.ts';
import { EXPORT_TEXTS } from './export-texts.ts';
import { programmeColumns, type ColumnContext } from './programme-columns.ts';

/** Programmes read at once: few queries, and no more than a few megabytes of them in memory. */
const ROWS_AT_ONCE = 500;

export interface SheetRequest extends ColumnContext {
  /** In the order of the sheet; the caller may see all of them. */
  readonly ids: Int32Array;
  /** Called from time to time with the number of programmes read. */
  readonly onProgress: (done: number) => void;
}

/** The sheet of the programmes; reads them from the database as it is written. */
export function programmeSheet(
  { reader, bulkReads }: Pick<CatalogueServices, 'reader' | 'bulkReads'>,
  request: SheetRequest,
): Sheet {
  const { ids, onProgress } = request;
  const columns = programmeColumns(request);
  async function* rows(): AsyncGenerator<Row[]> {
    for (let start = 0; start < ids.length; start += ROWS_AT_ONCE) {
      const some = [...ids.subarray(start, start + ROWS_AT_ONCE)];
      const batch = await bulkReads.read(() => loadExportRows(reader, some, request.language));
      yield batch.map((row) => columns.map(({ value }) => value(row)));
      onProgress(Math.min(start + ROWS_AT_ONCE, ids.length));
    }
  }
  return { name: EXPORT_TEXTS[request.language].programmes.sheet, columns, rows: rows() };
}
