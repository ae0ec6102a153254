import { sql, type Kysely } from 'kysely';
import type { DatabaseSchema } from '../database/schema.ts';

/** The columns and names of every list of programmes; callers select more if they need it. */
export function namedProgrammes(kysely: Kysely<DatabaseSchema>, ids: readonly number[]) {
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
      'programme.format_type',
      'programme.concept_en',
      'programme.concept_zh',
      'programme.launch_date',
      'programme.launch_date_precision',
      'programme.launch_time',
      'programme.share_premiere',
      'programme.share_average',
      'programme.slot_share',
      'channel.name as channel',
      'country.name_en as country_en',
      'country.name_zh as country_zh',
      'subgenre.name_en as subgenre_en',
      'subgenre.name_zh as subgenre_zh',
      'genre.name_en as genre_en',
      'genre.name_zh as genre_zh',
    ])
    .where('programme.id', '=', sql<number>`any(${ids}::int[])`);
}

/** The rows in the order of the ids. Leaves out programmes that no longer exist. */
export function inOrderOf<Row extends { readonly id: number }>(
  ids: readonly number[],
  rows: readonly Row[],
): Row[] {
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
}
