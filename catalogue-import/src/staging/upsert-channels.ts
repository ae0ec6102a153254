import { sql, type Kysely } from 'kysely';
import type { DatabaseSchema } from '@airdex/server/database';
import type { ChannelValues, StoredChannel } from './channel-values.ts';

const COLUMNS = {
  source_key: 'text',
  name: 'text',
  country_id: 'integer',
  alternative_names: 'text[]',
  platform_id: 'smallint',
  network: 'text',
  owners: 'text',
  website: 'text',
  launched_on: 'date',
} as const;
const NAMES = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];
const MERGED = NAMES.filter((name) => name !== 'source_key');
const GIVEN = `(${NAMES.map((name) => `${name} ${COLUMNS[name]}`).join(', ')})`;
/** The columns of a batch, and each row's position in it: ids follow the order of the source. */
const NUMBERED = `(${NAMES.join(', ')}, place)`;

/**
 * Alternative names are only added, in the order of their arrival, because other files refer to channels by
 * them.
 */
const ALL_NAMES = `array(
  select name from unnest(stored.alternative_names || given.alternative_names) with ordinality as each (name, place)
  group by name order by min(place))`;

function mergedColumn(name: keyof typeof COLUMNS, fills: boolean): string {
  if (name === 'alternative_names') return ALL_NAMES;
  return fills ? `coalesce(stored.${name}, given.${name})` : `coalesce(given.${name}, stored.${name})`;
}

/**
 * Writes a batch of channels by `source_key`, which must be unique within it. Returns the changed and added
 * channels with their new values.
 *
 * @param fills only fills empty values of existing channels
 */
export async function upsertChannels(
  database: Kysely<DatabaseSchema>,
  rows: readonly ChannelValues[],
  fills: boolean,
): Promise<readonly StoredChannel[]> {
  const batch = sql`json_to_recordset(${JSON.stringify(rows)}::json) as ${sql.raw(GIVEN)}`;
  const given = sql`rows from (${batch}) with ordinality as given ${sql.raw(NUMBERED)}`;
  const list = (alias: string): string => MERGED.map((name) => `${alias}.${name}`).join(', ');
  const merged = MERGED.map((name) => `${mergedColumn(name, fills)} as ${name}`).join(', ');
  const updated = await sql<{ source_key: string }>`
    with merged as (
      select stored.id, ${sql.raw(merged)} from ${given} join channel as stored on stored.source_key = given.source_key
    )
    update channel as stored set ${sql.raw(MERGED.map((name) => `${name} = merged.${name}`).join(', '))}
    from merged
    where stored.id = merged.id
      and (${sql.raw(list('stored'))}) is distinct from (${sql.raw(list('merged'))})
    returning stored.source_key`.execute(database);
  const inserted = await sql<{ source_key: string }>`
    insert into channel (${sql.raw(NAMES.join(', '))})
    select source_key, name, country_id, coalesce(alternative_names, '{}'), coalesce(platform_id, 1::smallint),
      network, owners, website, launched_on
    from ${given}
    where not exists (select from channel as stored where stored.source_key = given.source_key)
    order by given.place
    returning source_key`.execute(database);
  return readChannels(
    database,
    [...updated.rows, ...inserted.rows].map((row) => row.source_key),
  );
}

/** Stored channels by key, or all of them. */
export async function readChannels(
  database: Kysely<DatabaseSchema>,
  keys: readonly string[] | null,
): Promise<readonly StoredChannel[]> {
  if (keys?.length === 0) return [];
  const { rows } = await sql<StoredChannel>`
    select channel.id, channel.source_key as "sourceKey", channel.name, country.code as "countryCode",
      channel.platform_id as "platformId", channel.alternative_names as "alternativeNames"
    from channel left join country on country.id = channel.country_id
    ${keys === null ? sql`` : sql`where channel.source_key in (select json_array_elements_text(${JSON.stringify(keys)}::json))`}
    order by channel.id`.execute(database);
  return rows;
}
