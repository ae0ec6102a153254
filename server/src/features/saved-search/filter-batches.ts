import { FILTER_BYTES_MAX, FILTERS_BYTES_MAX } from './filter-size.ts';

/** Rows, and bytes of their filters, that are read at once, so that others get their turn in between. */
const ROWS_AT_ONCE = 100;
const BYTES_AT_ONCE = 128 * 1024;

export interface FilterBatch {
  readonly ids: number[];
  /** The ids whose filters are read. */
  readonly withFilter: number[];
}

/**
 * Rows in batches that are quick to read. Filters that exceed the limit of one, or of one user in total, are
 * left out: they were stored before the limits, and their owner must still be able to list and delete them.
 */
export function* filterBatches(
  rows: readonly { readonly id: number; readonly filter_bytes: number }[],
): Generator<FilterBatch> {
  let batch: FilterBatch = { ids: [], withFilter: [] };
  let bytes = 0;
  let room = FILTERS_BYTES_MAX;
  for (const { id, filter_bytes } of rows) {
    const isRead = filter_bytes <= FILTER_BYTES_MAX && filter_bytes <= room;
    const isFull = batch.ids.length === ROWS_AT_ONCE || (isRead && bytes + filter_bytes > BYTES_AT_ONCE);
    if (isFull) {
      yield batch;
      batch = { ids: [], withFilter: [] };
      bytes = 0;
    }
    batch.ids.push(id);
    if (!isRead) continue;
    batch.withFilter.push(id);
    bytes += filter_bytes;
    room -= filter_bytes;
  }
  if (batch.ids.length > 0) yield batch;
}
