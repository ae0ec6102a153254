import { sql, type Kysely } from 'kysely';
import type { DatabaseSchema } from '@airdex/server/database';

export interface ProgrammeOrigins {
  readonly sourceKey: string;
  /** Ids of the countries of production, at least one. */
  readonly countryIds: readonly number[];
}

/**
 * Replaces the countries of production of programmes. Returns the keys of those that changed.
 *
 * @param onlyMissing skips programmes that already have countries
 */
export async function upsertOrigins(
  database: Kysely<DatabaseSchema>,
  origins: readonly ProgrammeOrigins[],
  onlyMissing: boolean,
): Promise<ReadonlySet<string>> {
  const pairs = origins.flatMap(({ sourceKey, countryIds }) =>
    [...new Set(countryIds)].map((countryId) => ({ source_key: sourceKey, country_id: countryId })),
  );
  if (pairs.length === 0) return new Set();
  const given = sql`
    given as (
      select programme.id as programme_id, programme.source_key, pair.country_id
      from json_to_recordset(${JSON.stringify(pairs)}::json) as pair (source_key text, country_id integer)
      join programme using (source_key)
      ${onlyMissing ? sql`where not exists (select from programme_produced_in as made where made.programme_id = programme.id)` : sql``}
    )`;
  const changed = await sql<{ source_key: string }>`
    with ${given}, removed as (
      delete from programme_produced_in as stored
      using (select distinct programme_id from given) as touched
      where stored.programme_id = touched.programme_id
        and not exists (
          select from given
          where given.programme_id = stored.programme_id and given.country_id = stored.country_id
        )
      returning stored.programme_id
    ), added as (
      insert into programme_produced_in (programme_id, country_id)
      select programme_id, country_id from given
      on conflict do nothing
      returning programme_id
    )
    select distinct source_key from given
    where programme_id in (select programme_id from removed union select programme_id from added)`.execute(
    database,
  );
  return new Set(changed.rows.map((row) => row.source_key));
}
