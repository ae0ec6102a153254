import { sql, type Kysely } from 'kysely';
import type { DatabaseSchema } from '@airdex/server/database';
import { AUDIENCE_SLOTS, type AudienceFigures } from './audience-row.ts';
import type { MergePolicy } from './merge-policy.ts';

export interface ProgrammeFigures {
  readonly sourceKey: string;
  readonly figures: readonly AudienceFigures[];
}

/**
 * Writes audience results of stored programmes, one row per part of the run and target. `own` lets given
 * figures replace stored ones; otherwise it only adds missing rows and figures. Returns the keys that changed.
 */
export async function upsertAudience(
  database: Kysely<DatabaseSchema>,
  programmes: readonly ProgrammeFigures[],
  targetIds: Readonly<Record<AudienceFigures['target'], number>>,
  policy: MergePolicy,
): Promise<ReadonlySet<string>> {
  const rows = programmes.flatMap(({ sourceKey, figures }) =>
    figures.map((row) => ({
      source_key: sourceKey,
      position: AUDIENCE_SLOTS[row.slot].position,
      target_id: targetIds[row.target],
      slot_name_en: AUDIENCE_SLOTS[row.slot].nameEn,
      slot_name_zh: AUDIENCE_SLOTS[row.slot].nameZh,
      number_of_episodes: row.numberOfEpisodes,
      rating_percentage: row.ratingPercentage,
      rating_thousands: row.ratingThousands,
      share_percentage: row.sharePercentage,
    })),
  );
  if (rows.length === 0) return new Set();
  const FIGURES = [
    'number_of_episodes',
    'rating_percentage',
    'rating_thousands',
    'share_percentage',
  ] as const;
  const each = (write: (name: string) => string): ReturnType<typeof sql.raw> =>
    sql.raw(FIGURES.map(write).join(', '));
  const own = sql`do update set ${each((name) => `${name} = coalesce(excluded.${name}, stored.${name})`)}
    where (${each((name) => `stored.${name}`)})
      is distinct from (${each((name) => `coalesce(excluded.${name}, stored.${name})`)})`;
  // The number of episodes stays: it belongs to the stored figures.
  const fill = sql`do update set
      rating_percentage = coalesce(stored.rating_percentage, excluded.rating_percentage),
      rating_thousands = coalesce(stored.rating_thousands, excluded.rating_thousands),
      share_percentage = coalesce(stored.share_percentage, excluded.share_percentage)
    where (stored.rating_percentage is null and excluded.rating_percentage is not null)
      or (stored.rating_thousands is null and excluded.rating_thousands is not null)
      or (stored.share_percentage is null and excluded.share_percentage is not null)`;
  const changed = await sql<{ source_key: string }>`
    with given as (
      select * from json_to_recordset(${JSON.stringify(rows)}::json) as given (
        source_key text, position smallint, target_id integer, slot_name_en text, slot_name_zh text,
        number_of_episodes integer, rating_percentage numeric(5, 1), rating_thousands numeric(9, 1),
        share_percentage numeric(5, 1)
      )
    ), written as (
      insert into audience_result as stored
        (programme_id, position, target_id, slot_name_en, slot_name_zh, ${each((name) => name)})
      select programme.id, given.position, given.target_id, given.slot_name_en, given.slot_name_zh,
        ${each((name) => `given.${name}`)}
      from given join programme using (source_key)
      on conflict (programme_id, position, target_id) ${policy === 'own' ? own : fill}
      returning programme_id
    )
    select distinct programme.source_key from written join programme on programme.id = written.programme_id`.execute(
    database,
  );
  return new Set(changed.rows.map((row) => row.source_key));
}
