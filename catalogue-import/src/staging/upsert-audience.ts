import { sql, type Kysely } from 'kysely';
import type { DatabaseSchema } from '@airdex/server/database';
import { AUDIENCE_SLOTS, type AudienceFigures } from './audience-row.ts';
import type { MergePolicy } from './merge-policy.ts';

export interface ProgrammeFigures {
  readonly sourceKey: string;
  readonly figures: readonly AudienceFigures[];
}

/**
 * How given figures change stored ones: `own` replaces them, `yield` replaces those that no table of ratings gave, and
 * every other policy only adds missing ones.
 */
export type AudiencePolicy = MergePolicy | 'yield';

/**
 * Writes audience results of stored programmes, one row per part of the run and target. Returns the keys that changed.
 */
export async function upsertAudience(
  database: Kysely<DatabaseSchema>,
  programmes: readonly ProgrammeFigures[],
  targetIds: Readonly<Record<AudienceFigures['target'], number>>,
  policy: AudiencePolicy,
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
  const merged = (name: string): string => mergedFigure(name, policy);
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
      on conflict (programme_id, position, target_id) do update
        set ${each((name) => `${name} = ${merged(name)}`)}
        where (${each((name) => `stored.${name}`)}) is distinct from (${each(merged)})
      returning programme_id
    )
    select distinct programme.source_key from written join programme on programme.id = written.programme_id`.execute(
    database,
  );
  return new Set(changed.rows.map((row) => row.source_key));
}

/** SQL for the merged value of a figure; `excluded` is the given row, `stored` the row in the table. */
function mergedFigure(name: string, policy: AudiencePolicy): string {
  const own = `coalesce(excluded.${name}, stored.${name})`;
  if (policy === 'own') return own;
  // The number of episodes stays: it belongs to the stored figures.
  if (name === 'number_of_episodes') return `stored.${name}`;
  const fill = `coalesce(stored.${name}, excluded.${name})`;
  // Tables of ratings give the number of episodes.
  return policy === 'yield'
    ? `case when stored.number_of_episodes is null then ${own} else ${fill} end`
    : fill;
}
