import type { ProgrammeColumn } from './programme-values.ts';

/**
 * What happens to a row that is already there. In all of them a value the source doesn't give never erases one.
 *
 * - `own`: the source is the row's own: what it says replaces what was there.
 * - `fill`: the source knows it second hand: it only fills what was empty.
 * - `earliest`: the source saw one launch: the earlier one stands with its facts, the other fills and adds weekdays.
 */
export type MergePolicy = 'own' | 'fill' | 'earliest';

/** SQL for the merged value of a column; `given` is the batch, `stored` the table. */
export function mergedColumn(column: ProgrammeColumn, policy: MergePolicy): string {
  if (policy === 'own') return ownColumn(column);
  if (policy === 'fill') return fillColumn(column);
  if (column === 'weekdays') return 'stored.weekdays | coalesce(given.weekdays, 0)::smallint';
  return `case when given.launch_date < stored.launch_date then ${ownColumn(column)} else ${fillColumn(column)} end`;
}

function ownColumn(column: ProgrammeColumn): string {
  if (column === 'launch_date_precision')
    return 'case when given.launch_date is null then stored.launch_date_precision else coalesce(given.launch_date_precision, stored.launch_date_precision) end';
  return `coalesce(given.${column}, stored.${column})`;
}

function fillColumn(column: ProgrammeColumn): string {
  if (column === 'launch_date_precision')
    return 'case when stored.launch_date is null then coalesce(given.launch_date_precision, stored.launch_date_precision) else stored.launch_date_precision end';
  if (column === 'weekdays')
    return 'case when stored.weekdays = 0 then coalesce(given.weekdays, 0)::smallint else stored.weekdays end';
  return `coalesce(stored.${column}, given.${column})`;
}
