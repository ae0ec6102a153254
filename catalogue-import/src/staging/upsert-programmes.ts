import { sql, type Kysely } from 'kysely';
import type { DatabaseSchema } from '@airdex/server/database';
import { mergedColumn, type MergePolicy } from './merge-policy.ts';
import { PROGRAMME_COLUMNS, type ProgrammeColumn, type ProgrammeValues } from './programme-values.ts';

const NAMES = PROGRAMME_COLUMNS.map(({ name }) => name);
const MERGED = NAMES.filter((name) => name !== 'source_key');
const GIVEN = `(${PROGRAMME_COLUMNS.map(({ name, type }) => `${name} ${type}`).join(', ')})`;
/** The columns of a batch, and each row's position in it: ids follow the order of the source. */
const NUMBERED = `(${NAMES.join(', ')}, place)`;

/**
 * Columns that are never null in the table, with the value that an insert writes if the source does not say.
 */
const DEFAULTS: Partial<Record<ProgrammeColumn, string>> = { weekdays: '0', launch_date_precision: "'day'" };

/**
 * Writes a batch by `source_key`, which must be unique within it: updates rows that differ under the policy,
 * then inserts missing ones. Returns the keys of changed and added rows; ids of rows never change.
 */
export async function upsertProgrammes(
  database: Kysely<DatabaseSchema>,
  rows: readonly ProgrammeValues[],
  policy: MergePolicy,
): Promise<ReadonlySet<string>> {
  const batch = sql`json_to_recordset(${JSON.stringify(rows)}::json) as ${sql.raw(GIVEN)}`;
  const given = sql`rows from (${batch}) with ordinality as given ${sql.raw(NUMBERED)}`;
  const list = (alias: string): string => MERGED.map((name) => `${alias}.${name}`).join(', ');
  const merged = MERGED.map((name) => `${mergedColumn(name, policy)} as ${name}`).join(', ');
  const updated = await sql<{ source_key: string }>`
    with merged as (
      select stored.id, ${sql.raw(merged)}
      from ${given} join programme as stored on stored.source_key = given.source_key
    )
    update programme as stored
    set ${sql.raw(MERGED.map((name) => `${name} = merged.${name}`).join(', '))}, updated_at = now()
    from merged
    where stored.id = merged.id
      and (${sql.raw(list('stored'))}) is distinct from (${sql.raw(list('merged'))})
    returning stored.source_key`.execute(database);

  const values = NAMES.map((name) =>
    DEFAULTS[name] === undefined ? `given.${name}` : `coalesce(given.${name}, ${DEFAULTS[name]})`,
  );
  const inserted = await sql<{ source_key: string }>`
    insert into programme (${sql.raw(NAMES.join(', '))})
    select ${sql.raw(values.join(', '))} from ${given}
    where not exists (select from programme as stored where stored.source_key = given.source_key)
    order by given.place
    returning source_key`.execute(database);
  return new Set([...updated.rows, ...inserted.rows].map((row) => row.source_key));
}
