import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DatabaseSchema } from '../../database/schema.ts';

/** A number of the catalogue with its label. */
export interface Figure {
  readonly name_en: string;
  readonly name_zh: string;
  readonly value: number;
}

const FIGURES_MAX = 10;
/** A format launched in this many countries counts as travelling. */
const TRAVELLED = 3;

async function read(kysely: Kysely<DatabaseSchema>, query: RawBuilder<Figure>): Promise<Figure[]> {
  return (await query.execute(kysely)).rows;
}

/** Genres by how many of their formats were launched in at least three countries. */
export function travelledFormats(kysely: Kysely<DatabaseSchema>): Promise<Figure[]> {
  return read(
    kysely,
    sql`
      select genre.name_en, genre.name_zh, count(*)::int as value
      from (
        select min(subgenre.genre_id) as genre_id
        from programme
        join channel on channel.id = programme.channel_id
        join subgenre on subgenre.id = programme.subgenre_id
        where programme.format_id is not null
        group by programme.format_id
        having count(distinct channel.country_id) >= ${TRAVELLED}
      ) as travelled
      join genre on genre.id = travelled.genre_id
      group by genre.id order by value desc, genre.name_en limit ${FIGURES_MAX}`,
  );
}

/** Countries by how many launches of formats from elsewhere they have. */
export function formatsTakenIn(kysely: Kysely<DatabaseSchema>): Promise<Figure[]> {
  return read(
    kysely,
    sql`
      select country.name_en, country.name_zh, count(*)::int as value
      from programme
      join format on format.id = programme.format_id
      join channel on channel.id = programme.channel_id
      join country on country.id = channel.country_id
      where format.origin_country_id <> country.id
      group by country.id order by value desc, country.name_en limit ${FIGURES_MAX}`,
  );
}

/** Genres by how many of their launches are in prime time. */
export const primetimeGenres = (kysely: Kysely<DatabaseSchema>): Promise<Figure[]> =>
  launchesByGenre(kysely, sql`programme.timeslot = 'primetime'`);

/** Genres by how many of their launches are still to come. */
export const comingGenres = (kysely: Kysely<DatabaseSchema>, today: string): Promise<Figure[]> =>
  launchesByGenre(kysely, sql`programme.launch_date > ${today}::date`);

function launchesByGenre(kysely: Kysely<DatabaseSchema>, counted: RawBuilder<unknown>): Promise<Figure[]> {
  return read(
    kysely,
    sql`
      select genre.name_en, genre.name_zh, count(*)::int as value
      from programme
      join subgenre on subgenre.id = programme.subgenre_id
      join genre on genre.id = subgenre.genre_id
      where ${counted}
      group by genre.id order by value desc, genre.name_en limit ${FIGURES_MAX}`,
  );
}

/** Countries by how many launches are still to come there. */
export function comingCountries(kysely: Kysely<DatabaseSchema>, today: string): Promise<Figure[]> {
  return read(
    kysely,
    sql`
      select country.name_en, country.name_zh, count(*)::int as value
      from programme
      join channel on channel.id = programme.channel_id
      join country on country.id = channel.country_id
      where programme.launch_date > ${today}::date
      group by country.id order by value desc, country.name_en limit ${FIGURES_MAX}`,
  );
}
