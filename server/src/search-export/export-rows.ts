import type { Language } from '@airdex/shared-contracts/constants';
import { sql, type Kysely } from 'kysely';
import type { DatabaseSchema } from '../database/schema.ts';

function query(kysely: Kysely<DatabaseSchema>, ids: readonly number[], language: Language) {
  const keyword = sql.ref(language === 'ch' ? 'keyword.name_zh' : 'keyword.name_en');
  return kysely
    .selectFrom('programme')
    .innerJoin('channel', 'channel.id', 'programme.channel_id')
    .leftJoin('country', 'country.id', 'channel.country_id')
    .leftJoin('subgenre', 'subgenre.id', 'programme.subgenre_id')
    .leftJoin('genre', 'genre.id', 'subgenre.genre_id')
    .select([
      'programme.id',
      'programme.is_sample',
      'programme.local_title',
      'programme.format_title',
      'programme.original_title',
      'programme.format_type',
      'programme.concept_en',
      'programme.concept_zh',
      'programme.launch_date',
      'programme.launch_date_precision',
      'programme.launch_time',
      'programme.share_premiere',
      'programme.share_average',
      'programme.slot_share',
      'programme.number_of_episodes',
      'programme.duration_minutes',
      'programme.production_companies',
      'programme.distributors',
      'channel.name as channel',
      'country.name_en as country_en',
      'country.name_zh as country_zh',
      'subgenre.name_en as subgenre_en',
      'subgenre.name_zh as subgenre_zh',
      'genre.name_en as genre_en',
      'genre.name_zh as genre_zh',
    ])
    .select(sql<number | null>`coalesce(programme.platform_id, channel.platform_id)`.as('shown_platform_id'))
    .select(
      sql<string | null>`(
        select string_agg(${keyword}, '; ' order by ${keyword})
        from programme_keyword join keyword on keyword.id = programme_keyword.keyword_id
        where programme_keyword.programme_id = programme.id
      )`.as('keywords'),
    )
    .where('programme.id', '=', sql<number>`any(${ids}::int[])`);
}

export type ExportRow = Awaited<ReturnType<ReturnType<typeof query>['execute']>>[number];

/** What a spreadsheet shows of these programmes, in the order of the ids. One that is gone by now is left out. */
export async function loadExportRows(
  kysely: Kysely<DatabaseSchema>,
  ids: readonly number[],
  language: Language,
): Promise<ExportRow[]> {
  const rows = await query(kysely, ids, language).execute();
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
}
