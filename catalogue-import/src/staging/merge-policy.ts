import type { ProgrammeColumn } from './programme-values.ts';

/**
 * How an existing row is updated. Under every policy, a value that the source does not give never erases one, except
 * that an earlier launch replaces all of time, slot, duration and frequency of the stored one.
 *
 * - `own`: the source owns the row: its values replace the stored ones.
 * - `fill`: the source has its values second hand: it only fills empty ones.
 * - `earliest`: the source saw one launch: the earlier launch keeps its values, the other one fills and adds
 * weekdays. It fills time, slot, duration and frequency only if both are on the same day.
 */
export type MergePolicy = 'own' | 'fill' | 'earliest';

/** Start, end and part of the day belong to the same broadcasts. */
const SLOT: ReadonlySet<ProgrammeColumn> = new Set(['slot_start', 'slot_end', 'timeslot']);
const SCHEDULE: ReadonlySet<ProgrammeColumn> = new Set(['launch_time', 'duration_minutes', 'frequency_id']);

/** The source names only the country, and the stored programme has a channel of that country. */
const CHANNEL_OMITTED = `exists (
  select from channel as unstated join channel as known on known.country_id = unstated.country_id
  where unstated.id = given.channel_id and known.id = stored.channel_id
    and starts_with(unstated.source_key, 'unstated:') and not starts_with(known.source_key, 'unstated:'))`;

/** SQL for the merged value of a column; `given` is the batch, `stored` the table. */
export function mergedColumn(column: ProgrammeColumn, policy: MergePolicy): string {
  if (policy === 'own') return ownColumn(column);
  if (policy === 'fill') return fillColumn(column);
  if (column === 'weekdays') return 'stored.weekdays | coalesce(given.weekdays, 0)::smallint';
  if (SLOT.has(column)) return launchColumn(column, slotColumn(column));
  if (SCHEDULE.has(column)) return launchColumn(column, fillColumn(column));
  return `case when given.launch_date < stored.launch_date then ${ownColumn(column)} else ${fillColumn(column)} end`;
}

/** A launch must not get values of other broadcasts than its own. */
function launchColumn(column: ProgrammeColumn, onTheSameDay: string): string {
  return `case when given.launch_date < stored.launch_date then given.${column} when given.launch_date = stored.launch_date or stored.launch_date is null then ${onTheSameDay} else stored.${column} end`;
}

/** Fills the slot if it is empty or begins at the same time. */
function slotColumn(column: ProgrammeColumn): string {
  const stored = [...SLOT].map((each) => `stored.${each}`).join(', ');
  return `case when num_nonnulls(${stored}) = 0 or stored.slot_start = given.slot_start then ${fillColumn(column)} else stored.${column} end`;
}

function ownColumn(column: ProgrammeColumn): string {
  if (column === 'launch_date_precision')
    return 'case when given.launch_date is null then stored.launch_date_precision else coalesce(given.launch_date_precision, stored.launch_date_precision) end';
  if (column === 'channel_id')
    return `case when ${CHANNEL_OMITTED} then stored.channel_id else given.channel_id end`;
  return `coalesce(given.${column}, stored.${column})`;
}

function fillColumn(column: ProgrammeColumn): string {
  if (column === 'launch_date_precision')
    return 'case when stored.launch_date is null then coalesce(given.launch_date_precision, stored.launch_date_precision) else stored.launch_date_precision end';
  if (column === 'weekdays')
    return 'case when stored.weekdays = 0 then coalesce(given.weekdays, 0)::smallint else stored.weekdays end';
  return `coalesce(stored.${column}, given.${column})`;
}
