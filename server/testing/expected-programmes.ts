import { sql, type Kysely, type Selectable } from 'kysely';
import type { ProgrammeTable } from '../src/database/schema/catalogue-tables.ts';
import type { DatabaseSchema } from '../src/database/schema.ts';

/** A programme in the database with its linked rows, for comparison with responses. */
export interface StoredProgramme extends Selectable<ProgrammeTable> {
  readonly country_id: number | null;
  readonly country_en: string | null;
  readonly channel: string;
  /** Of the channel: its network and its owners. */
  readonly channel_groups: string[];
  readonly genre_id: number | null;
  readonly subgenre_en: string | null;
  readonly subgenre_zh: string | null;
  readonly shown_platform_id: number;
  readonly produced_in: number[];
  readonly developed_in: number[];
  readonly keywords: number[];
}

/** Every programme, read with plain SQL. */
export async function storedProgrammes(kysely: Kysely<DatabaseSchema>): Promise<StoredProgramme[]> {
  const { rows } = await sql<StoredProgramme>`
    select programme.*, channel.country_id, channel.name as channel, country.name_en as country_en,
      array_remove(array[channel.network] || regexp_split_to_array(channel.owners, '; ?| / '), null) as channel_groups,
      subgenre.genre_id, subgenre.name_en as subgenre_en, subgenre.name_zh as subgenre_zh,
      coalesce(programme.platform_id, channel.platform_id) as shown_platform_id,
      array(select country_id from programme_produced_in where programme_id = programme.id) as produced_in,
      array(select country_id from programme_developed_in where programme_id = programme.id) as developed_in,
      array(select keyword_id from programme_keyword where programme_id = programme.id) as keywords
    from programme
    join channel on channel.id = programme.channel_id
    left join country on country.id = channel.country_id
    left join subgenre on subgenre.id = programme.subgenre_id
    order by programme.id`.execute(kysely);
  return rows;
}
