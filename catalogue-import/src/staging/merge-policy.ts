import type { ProgrammeColumn } from './programme-values.ts';

/**
 * How an existing row is updated. Under every policy, a value that the source does not give never erases one, except
 * that an earlier launch without a time removes the time of the stored one.
 *
 * - `own`: the source owns the row: its values replace the stored ones.
 * - `fill`: the source has its values second hand: it only fills empty ones.
 * - `earliest`: the source saw one launch: the earlier launch keeps its values, the other one fills and adds
 * weekdays.
 */
export type MergePolicy = 'own' | 'fill' | 'earliest';

/** SQL for the merged value of a column; `given` is the batch, `stored` the table. */
export function mergedColumn(column: ProgrammeColumn, policy: MergePolicy): string {
  if (policy === 'own') return ownColumn(column);
  if (policy === 'fill') return fillColumn(column);
  if (column === 'weekdays') return 'stored.weekdays | coalesce(given.weekdays, 0)::smallint';
  // A date without a time must not get the time of another broadcast.
  if (column === 'launch_time')
    return 'case when given.launch_date < stored.launch_date then given.launch_time when given.launch_date = stored.launch_date or stored.launch_date is null then coalesce(stored.launch_time, given.launch_time) else stored.launch_time end';
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
