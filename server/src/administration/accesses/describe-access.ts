import type { Queries } from '../companies/find-company.ts';
import { ALL, OPEN, type AccessDefinition } from './access-definition.ts';

/** An access as operators write it; its lists are in the order of their names. */
export async function describeAccess(kysely: Queries, id: number): Promise<AccessDefinition> {
  const access = await kysely.selectFrom('access').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const countries = await kysely
    .selectFrom('access_country')
    .innerJoin('country', 'country.id', 'access_country.country_id')
    .select(['country.code as key', 'has_audience_results as withResults'])
    .where('access_id', '=', id)
    .execute();
  const channels = await kysely
    .selectFrom('access_channel')
    .innerJoin('channel', 'channel.id', 'access_channel.channel_id')
    .select(['channel.source_key as key', 'has_audience_results as withResults'])
    .where('access_id', '=', id)
    .execute();
  const groups = await kysely
    .selectFrom('access_channel_group')
    .select(['name as key', 'has_audience_results as withResults'])
    .where('access_id', '=', id)
    .execute();
  const keysOf = (rows: typeof channels, withResults: boolean): string[] =>
    rows
      .filter((row) => row.withResults === withResults)
      .map(({ key }) => key)
      .sort();
  const { all_channels: all, all_channels_have_audience_results: allWithResults } = access;
  return {
    name: access.name_en,
    nameZh: access.name_zh,
    description: access.description_en,
    descriptionZh: access.description_zh,
    begin: access.begin_date,
    end: access.end_date,
    launchesFrom: access.programmes_from ?? OPEN,
    launchesTo: access.programmes_to ?? OPEN,
    countries: keysOf(countries, false),
    countriesWithResults: keysOf(countries, true),
    channels: [...(all && !allWithResults ? [ALL] : []), ...keysOf(channels, false)],
    channelsWithResults: [...(all && allWithResults ? [ALL] : []), ...keysOf(channels, true)],
    channelGroups: keysOf(groups, false),
    channelGroupsWithResults: keysOf(groups, true),
    genres: access.all_genres ? [ALL] : await describeGenres(kysely, id),
  };
}

/** Keys of genres whose subgenres are all included, and single subgenres. */
async function describeGenres(kysely: Queries, idAccess: number): Promise<string[]> {
  const rows = await kysely
    .selectFrom('subgenre')
    .innerJoin('genre', 'genre.id', 'subgenre.genre_id')
    .leftJoin('access_subgenre', (join) =>
      join
        .onRef('access_subgenre.subgenre_id', '=', 'subgenre.id')
        .on('access_subgenre.access_id', '=', idAccess),
    )
    .select([
      'subgenre.source_key as key',
      'genre.source_key as genre',
      'access_subgenre.access_id as access',
    ])
    .execute();
  const missing = new Set(rows.filter(({ access }) => access === null).map(({ genre }) => genre));
  const included = rows
    .filter(({ access }) => access !== null)
    .map(({ key, genre }) => (missing.has(genre) ? key : genre));
  return [...new Set(included)].sort();
}

/** The accesses of a company, by name. */
export async function describeAccesses(kysely: Queries, idCompany: number): Promise<AccessDefinition[]> {
  const rows = await kysely
    .selectFrom('access')
    .select('id')
    .where('company_id', '=', idCompany)
    .orderBy('name_en')
    .orderBy('id')
    .execute();
  const accesses: AccessDefinition[] = [];
  for (const { id } of rows) accesses.push(await describeAccess(kysely, id));
  return accesses;
}
