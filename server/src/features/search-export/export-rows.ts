import type { Language } from '@airdex/shared-contracts/constants';
import { sql, type Kysely } from 'kysely';
import type { DatabaseSchema } from '../../database/schema.ts';
import { inOrderOf, namedProgrammes } from '../../catalogue/named-programmes.ts';

function query(kysely: Kysely<DatabaseSchema>, ids: readonly number[], language: Language) {
  const keyword = sql.ref(language === 'ch' ? 'keyword.name_zh' : 'keyword.name_en');
  return namedProgrammes(kysely, ids)
    .select([
      'programme.original_title',
      'programme.number_of_episodes',
      'programme.duration_minutes',
      'programme.production_companies',
      'programme.distributors',
    ])
    .select(sql<number | null>`coalesce(programme.platform_id, channel.platform_id)`.as('shown_platform_id'))
    .select(
      sql<string | null>`(
        select string_agg(${keyword}, '; ' order by ${keyword})
        from programme_keyword join keyword on keyword.id = programme_keyword.keyword_id
        where programme_keyword.programme_id = programme.id
      )`.as('keywords'),
    );
}

export type ExportRow = Awaited<ReturnType<ReturnType<typeof query>['execute']>>[number];

/**
 * The spreadsheet's data of these programmes, in the order of the ids. Leaves out programmes that no longer
 * exist.
 */
export async function loadExportRows(
  kysely: Kysely<DatabaseSchema>,
  ids: readonly number[],
  language: Language,
): Promise<ExportRow[]> {
  return inOrderOf(ids, await query(kysely, ids, language).execute());
}
