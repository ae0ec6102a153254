import { sql, type Kysely } from 'kysely';
import type { DatabaseSchema } from '../../database/schema.ts';

/** A programme with the names it refers to. */
export function cardRowQuery(kysely: Kysely<DatabaseSchema>, id: number) {
  return kysely
    .selectFrom('programme')
    .innerJoin('channel', 'channel.id', 'programme.channel_id')
    .leftJoin('country', 'country.id', 'channel.country_id')
    .leftJoin('subgenre', 'subgenre.id', 'programme.subgenre_id')
    .leftJoin('genre', 'genre.id', 'subgenre.genre_id')
    .leftJoin('frequency', 'frequency.id', 'programme.frequency_id')
    .selectAll('programme')
    .select([
      'channel.name as channel',
      'channel.country_id',
      'country.name_en as country_en',
      'country.name_zh as country_zh',
      'subgenre.name_en as subgenre_en',
      'subgenre.name_zh as subgenre_zh',
      'genre.id as genre_id',
      'genre.source_key as genre_key',
      'genre.name_en as genre_en',
      'genre.name_zh as genre_zh',
      'frequency.name_en as frequency_en',
      'frequency.name_zh as frequency_zh',
    ])
    .select(sql<number | null>`coalesce(programme.platform_id, channel.platform_id)`.as('shown_platform_id'))
    .where('programme.id', '=', id);
}

export type CardRow = NonNullable<Awaited<ReturnType<ReturnType<typeof cardRowQuery>['executeTakeFirst']>>>;

interface Names {
  readonly id: number;
  readonly name_en: string;
  readonly name_zh: string;
}

export interface CardLists {
  readonly keywords: readonly Names[];
  readonly producedIn: readonly Names[];
  readonly developedIn: readonly Names[];
}

export async function loadCardLists(kysely: Kysely<DatabaseSchema>, id: number): Promise<CardLists> {
  const countries = (table: 'programme_produced_in' | 'programme_developed_in'): Promise<Names[]> =>
    kysely
      .selectFrom(`${table} as link`)
      .innerJoin('country', 'country.id', 'link.country_id')
      .select(['country.id', 'country.name_en', 'country.name_zh'])
      .where('link.programme_id', '=', id)
      .orderBy('country.name_en')
      .execute();
  const keywords = await kysely
    .selectFrom('programme_keyword')
    .innerJoin('keyword', 'keyword.id', 'programme_keyword.keyword_id')
    .select(['keyword.id', 'keyword.name_en', 'keyword.name_zh'])
    .where('programme_keyword.programme_id', '=', id)
    .orderBy('keyword.name_en')
    .execute();
  return {
    keywords,
    producedIn: await countries('programme_produced_in'),
    developedIn: await countries('programme_developed_in'),
  };
}
