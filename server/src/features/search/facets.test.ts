import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SearchFilterInput } from '@airdex/shared-contracts/search-filter';
import { testDatabase } from '../../../testing/test-database.ts';
import { storedProgrammes, type StoredProgramme } from '../../../testing/expected-programmes.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

interface Option {
  readonly id: number;
  readonly name: string;
  readonly count: number;
  readonly channels?: readonly Option[];
  readonly subGenres?: readonly Option[];
  readonly childs?: readonly Option[];
}
type FacetCall =
  | 'getCountriesByPrograms'
  | 'getCountriesDevelopedIn'
  | 'getCountriesProducedIn'
  | 'getGenres'
  | 'getKeywords'
  | 'getFrequencies'
  | 'getPlatforms';

/** How many programmes have each value; one that has a value twice counts once. */
function counted(
  rows: readonly StoredProgramme[],
  valuesOf: (row: StoredProgramme) => readonly (number | null)[],
) {
  const counts = new Map<number, number>();
  for (const row of rows)
    for (const value of new Set(valuesOf(row)))
      if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

const countsOf = (options: readonly Option[]) => new Map(options.map(({ id, count }) => [id, count]));

describe.each([testDatabase()])('facets on $name', (kind) => {
  let server: TestServer;
  let token: string;
  let all: StoredProgramme[];
  let parents: Map<number, number>;
  beforeAll(async () => {
    server = await startTestServer(kind);
    token = await server.signIn('demo');
    all = await storedProgrammes(server.database.kysely);
    const keywords = await server.database.kysely.selectFrom('keyword').select(['id', 'parent_id']).execute();
    parents = new Map(keywords.map(({ id, parent_id }) => [id, parent_id ?? id]));
  });
  afterAll(() => server.close());

  const facet = async (
    name: FacetCall,
    body: SearchFilterInput,
    language: 'en' | 'ch' = 'en',
  ): Promise<Option[]> => {
    const { status, json } = await server.call(name, { token, body, language });
    expect(status).toBe(200);
    return json as Option[];
  };

  const selections: [string, SearchFilterInput, (row: StoredProgramme) => boolean][] = [
    ['everything', {}, () => true],
    ['a filter', { selectedFormatTypes: [1] }, (row) => row.format_type === 1],
  ];

  describe.each(selections)('of %s', (_, body, holds) => {
    const rows = (): StoredProgramme[] => all.filter(holds);

    test('[API-05] GetCountriesByPrograms: countries with their channels, unknown country as -1', async () => {
      const countries = await facet('getCountriesByPrograms', body);
      expect(countsOf(countries)).toEqual(counted(rows(), (row) => [row.country_id ?? -1]));
      expect(countsOf(countries.flatMap(({ channels }) => channels ?? []))).toEqual(
        counted(rows(), (row) => [row.channel_id]),
      );
      expect(countries.find(({ id }) => id === -1)?.channels?.map(({ name }) => name)).toEqual([
        'Nowhere TV',
      ]);
    });

    test('[API-05] GetCountriesProducedIn and GetCountriesDevelopedIn', async () => {
      expect(countsOf(await facet('getCountriesProducedIn', body))).toEqual(
        counted(rows(), (row) => row.produced_in),
      );
      expect(countsOf(await facet('getCountriesDevelopedIn', body))).toEqual(
        counted(rows(), (row) => row.developed_in),
      );
    });

    test('[API-05] GetGenres: genres with their subgenres', async () => {
      const genres = await facet('getGenres', body);
      expect(countsOf(genres)).toEqual(counted(rows(), (row) => [row.genre_id]));
      expect(countsOf(genres.flatMap(({ subGenres }) => subGenres ?? []))).toEqual(
        counted(rows(), (row) => [row.subgenre_id]),
      );
    });

    test('[API-05] GetKeywords: groups with their keywords, a programme counted once in each', async () => {
      const keywords = await facet('getKeywords', body);
      expect(countsOf(keywords)).toEqual(
        counted(rows(), (row) => row.keywords.map((keyword) => parents.get(keyword) ?? keyword)),
      );
      expect(countsOf(keywords.flatMap(({ childs }) => childs ?? []))).toEqual(
        counted(rows(), (row) => row.keywords),
      );
    });

    test('[API-05] GetFrequencies with "no frequency" as -1, GetPlatforms as TV and online', async () => {
      expect(countsOf(await facet('getFrequencies', body))).toEqual(
        counted(rows(), (row) => [row.frequency_id ?? -1]),
      );
      expect(countsOf(await facet('getPlatforms', body))).toEqual(
        counted(rows(), (row) => [row.shown_platform_id === 1 ? 1 : 2]),
      );
    });

    test('[API-05] GetMinMaxDatesbyPrograms', async () => {
      const dates = rows()
        .map((row) => row.launch_date)
        .filter((date) => date !== null)
        .sort();
      const { json } = await server.call('getMinMaxDatesByPrograms', { token, body });
      expect(json).toEqual({ minDate: dates[0], maxDate: dates.at(-1) });
    });
  });

  test('[API-05] a selection without programmes has no dates', async () => {
    const { json } = await server.call('getMinMaxDatesByPrograms', {
      token,
      body: { selectedCountries: [999_999] },
    });
    expect(json).toEqual({ minDate: null, maxDate: null });
  });

  test('[ADV-02] [API-05] "no frequency" is offered even if no programme lacks one', async () => {
    const without = { id: -1, name: 'No frequency', count: 0 };
    const frequency = all.find(({ frequency_id }) => frequency_id !== null)?.frequency_id ?? 0;
    const selectedFrequencies = [frequency];
    for (const signedIn of [token, await server.signIn('limited')]) {
      const ask = async (name: 'getFrequencies' | 'getFacets', body: SearchFilterInput) =>
        (await server.call(name, { token: signedIn, body })).json;
      const options = (await ask('getFrequencies', { selectedFrequencies })) as Option[];
      expect([options[0]?.id, options.slice(1)]).toEqual([frequency, [without]]);
      expect(await ask('getFacets', { selectedFrequencies })).toMatchObject({ frequencies: options });
      expect(await ask('getFrequencies', { selectedBroadcasts: [999_999] })).toEqual([without]);
    }
  });

  test('[LNG-03] names follow the LanguageId header', async () => {
    const named = async (name: FacetCall, language: 'en' | 'ch'): Promise<Map<number, string>> =>
      new Map((await facet(name, {}, language)).map((option) => [option.id, option.name]));
    for (const name of [
      'getGenres',
      'getKeywords',
      'getCountriesProducedIn',
      'getFrequencies',
      'getPlatforms',
    ] as const) {
      const english = await named(name, 'en');
      const chinese = await named(name, 'ch');
      expect([...chinese.keys()].sort()).toEqual([...english.keys()].sort());
      expect([...english.values()].filter((text) => /\p{Script=Han}/u.test(text))).toEqual([]);
      expect([...chinese.values()].filter((text) => !/\p{Script=Han}/u.test(text))).toEqual([]);
    }
    expect((await named('getFrequencies', 'en')).get(-1)).toBe('No frequency');
    expect((await named('getCountriesByPrograms', 'ch')).get(-1)).toBe('未知国家/地区');
  });
});
