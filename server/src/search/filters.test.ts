import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { SearchResult } from '@airdex/shared-contracts/api';
import type { SearchRequestInput } from '@airdex/shared-contracts/search-filter';
import { testDatabases } from '../database/test-database.ts';
import { storedProgrammes, type StoredProgramme } from '../testing/expected-programmes.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

interface FilterCase {
  readonly body: SearchRequestInput;
  readonly holds: (programme: StoredProgramme) => boolean;
}

/** One value that programmes carry, for a filter that names it. */
function someOf<Value>(values: readonly (Value | null)[], count = 2): Value[] {
  return [...new Set(values.filter((value) => value !== null))].slice(0, count);
}

function includesFolded(texts: readonly (string | null)[], term: string): boolean {
  const fold = (text: string): string =>
    text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/ß/g, 'ss');
  return texts.some((text) => text !== null && fold(text).includes(fold(term)));
}

describe.each(testDatabases())('every filter field on $name', (kind) => {
  let server: TestServer;
  let token: string;
  let all: StoredProgramme[];
  beforeAll(async () => {
    server = await startTestServer(kind);
    token = await server.signIn('demo');
    all = await storedProgrammes(server.database.kysely);
  });
  afterAll(() => server.close());

  const search = async (body: SearchRequestInput): Promise<SearchResult> => {
    const { status, json } = await server.call('getAdvancedSearchPrograms', {
      token,
      body: { resultsPerPage: 1000, ...body },
    });
    expect(status).toBe(200);
    return json as SearchResult;
  };

  const cases: [string, () => FilterCase][] = [
    [
      'selectedBroadcasts',
      () => {
        const ids = someOf(all.map((row) => row.channel_id));
        return { body: { selectedBroadcasts: ids }, holds: (row) => ids.includes(row.channel_id) };
      },
    ],
    [
      'selectedProducedIn',
      () => {
        const ids = someOf(all.flatMap((row) => row.produced_in));
        return {
          body: { selectedProducedIn: ids },
          holds: (row) => row.produced_in.some((id) => ids.includes(id)),
        };
      },
    ],
    [
      'selectedDevelopedIn',
      () => {
        const ids = someOf(all.flatMap((row) => row.developed_in));
        return {
          body: { selectedDevelopedIn: ids },
          holds: (row) => row.developed_in.some((id) => ids.includes(id)),
        };
      },
    ],
    [
      'selectedGenres',
      () => {
        const ids = someOf(
          all.map((row) => row.subgenre_id),
          5,
        );
        return {
          body: { selectedGenres: ids },
          holds: (row) => row.subgenre_id !== null && ids.includes(row.subgenre_id),
        };
      },
    ],
    [
      'selectedFormatTypes',
      () => ({
        body: { selectedFormatTypes: [1, 3] },
        holds: (row) => row.format_type === 1 || row.format_type === 3,
      }),
    ],
    [
      'selectedTimeslots, in both spellings',
      () => ({
        body: { selectedTimeslots: ['accessPrimetime', 'latenight'] },
        holds: (row) => row.timeslot === 'access_primetime' || row.timeslot === 'latenight',
      }),
    ],
    [
      'selectedKeywords, any of them',
      () => {
        const ids = someOf(all.flatMap((row) => row.keywords));
        return {
          body: { selectedKeywords: ids },
          holds: (row) => row.keywords.some((id) => ids.includes(id)),
        };
      },
    ],
    [
      'searchByAllKeywords',
      () => {
        const ids = all.map((row) => row.keywords).find((keywords) => keywords.length === 2) ?? [];
        return {
          body: { selectedKeywords: ids, searchByAllKeywords: true },
          holds: (row) => ids.every((id) => row.keywords.includes(id)),
        };
      },
    ],
    [
      'selectedFrequencies, with "none" as -1',
      () => {
        const ids = someOf(
          all.map((row) => row.frequency_id),
          1,
        );
        return {
          body: { selectedFrequencies: [...ids, -1] },
          holds: (row) => row.frequency_id === null || ids.includes(row.frequency_id),
        };
      },
    ],
    [
      'selectedPlatforms, where 2 and 3 are online',
      () => ({
        body: { selectedPlatforms: [2] },
        holds: (row) => row.shown_platform_id !== 1,
      }),
    ],
    [
      'selectedWeekdays',
      () => ({
        body: { selectedWeekdays: [1, 7] },
        holds: (row) => (row.weekdays & 0b1000001) !== 0,
      }),
    ],
    [
      'selectedDurations',
      () => ({
        body: { selectedDurations: [2, { min: 61, max: null }] },
        holds: ({ duration_minutes: minutes }) =>
          minutes !== null && ((minutes >= 10 && minutes <= 30) || minutes >= 61),
      }),
    ],
    [
      'startDate and endDate, inclusive',
      () => {
        const [endDate = '', startDate = ''] = someOf(
          all.map((row) => row.launch_date),
          40,
        )
          .sort()
          .reverse()
          .filter((_, index) => index % 39 === 0);
        return {
          body: { startDate, endDate },
          holds: ({ launch_date: date }) => date !== null && date >= startDate && date <= endDate,
        };
      },
    ],
    ['isNotaSelection', () => ({ body: { isNotaSelection: true }, holds: (row) => row.is_nota_selection })],
    ['isVideoPresent', () => ({ body: { isVideoPresent: true }, holds: (row) => row.video !== null })],
    ['hasEvaluation', () => ({ body: { hasEvaluation: true }, holds: (row) => row.evaluation_en !== null })],
    [
      '[PRF-01] selectedMarketShareComparison: at least 20 % above the slot',
      () => ({
        body: { selectedMarketShareComparison: 'BiggerOrEqual' },
        holds: ({ share_average: share, slot_share: slot }) =>
          share !== null &&
          slot !== null &&
          slot > 0 &&
          Math.round(share * 10) * 10 >= Math.round(slot * 10) * 12,
      }),
    ],
    [
      'term in the default titles',
      () => ({
        body: { term: 'chateau' },
        holds: (row) =>
          includesFolded(
            [
              row.local_title,
              row.original_title,
              row.format_title,
              row.translated_title_en,
              row.translated_title_zh,
            ],
            'chateau',
          ),
      }),
    ],
    [
      'a Chinese term of two characters',
      () => ({
        body: { term: '港口' },
        holds: (row) => includesFolded([row.translated_title_zh], '港口'),
      }),
    ],
    [
      'selectedSearchTitles: one field only',
      () => ({
        body: { term: 'harbour', selectedSearchTitles: ['DIRECTOR'] },
        holds: (row) => includesFolded([row.director], 'harbour'),
      }),
    ],
    [
      'selectedSearchTitles: companies, people, concepts',
      () => ({
        body: {
          term: 'ocean',
          selectedSearchTitles: [
            'PRODUCERS',
            'DISTRIBUTORS',
            'HOST_CAST',
            'EXECUTIVE_PRODUCER',
            'Concept_Descriptions',
          ],
        },
        holds: (row) =>
          includesFolded(
            [
              row.production_companies,
              row.distributors,
              row.host_cast,
              row.executive_producer,
              row.concept_en,
              row.description_en,
            ],
            'ocean',
          ),
      }),
    ],
    [
      'selectedCountries of a card',
      () => {
        const ids = someOf(
          all.map((row) => row.country_id),
          1,
        );
        return {
          body: { selectedCountries: ids },
          holds: (row) => row.country_id !== null && ids.includes(row.country_id),
        };
      },
    ],
    [
      'selectedCountries of a card: the unknown one',
      () => ({
        body: { selectedCountries: [-1] },
        holds: (row) => row.country_id === null,
      }),
    ],
    [
      'selectedGenresGroups of a card',
      () => {
        const ids = someOf(
          all.map((row) => row.genre_id),
          1,
        );
        return {
          body: { selectedGenresGroups: ids },
          holds: (row) => row.genre_id !== null && ids.includes(row.genre_id),
        };
      },
    ],
    [
      'a country of a card that has no channel',
      () => ({ body: { selectedCountries: [999_999] }, holds: () => false }),
    ],
    [
      'two filters together',
      () => ({
        body: { isNotaSelection: true, selectedFormatTypes: [1] },
        holds: (row) => row.is_nota_selection && row.format_type === 1,
      }),
    ],
  ];

  test.each(cases)('[API-04] %s', async (_, build) => {
    const { body, holds } = build();
    const expected = all.filter(holds).map(({ id }) => id);
    const { programs, count } = await search(body);
    expect(programs.map(({ idProgram }) => idProgram).sort((a, b) => a - b)).toEqual(expected);
    expect(count).toBe(expected.length);
    if (!('selectedCountries' in body)) expect(expected.length).toBeGreaterThan(0);
    expect(expected.length).toBeLessThan(all.length);
  });

  test.each([
    ['allBroadcastsSelected', { allBroadcastsSelected: true, selectedBroadcasts: [999_999] }],
    ['allProducedInSelected', { allProducedInSelected: true, selectedProducedIn: [999_999] }],
    ['allDevelopedInSelected', { allDevelopedInSelected: true, selectedDevelopedIn: [999_999] }],
    ['allGenresSelected', { allGenresSelected: true, selectedGenres: [999_999] }],
    ['allKeywordsSelected', { allKeywordsSelected: true, selectedKeywords: [999_999] }],
    ['allFrequenciesSelected', { allFrequenciesSelected: true, selectedFrequencies: [999_999] }],
    ['nothing', {}],
  ] as const)('[API-04] %s does not restrict', async (_, body) => {
    expect((await search(body as SearchRequestInput)).count).toBe(all.length);
  });

  test('[API-04] selectedPlaylists: own and shared ones, never those of others', async () => {
    const { kysely } = server.database;
    const playlist = await kysely
      .insertInto('playlist')
      .values({ user_id: await userId('demo'), name: 'mine' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const foreign = await kysely
      .insertInto('playlist')
      .values({ user_id: await userId('limited'), name: 'not mine' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const held = all.slice(10, 15).map(({ id }) => id);
    for (const playlist_id of [playlist.id, foreign.id])
      await kysely
        .insertInto('playlist_programme')
        .values(held.map((programme_id) => ({ playlist_id, programme_id })))
        .execute();
    const found = await search({ selectedPlaylists: [playlist.id] });
    expect(found.programs.map(({ idProgram }) => idProgram).sort((a, b) => a - b)).toEqual(held);
    expect((await search({ selectedPlaylists: [foreign.id] })).count).toBe(0);
    expect((await search({ selectedPlaylists: [999_999] })).count).toBe(0);
    await kysely
      .insertInto('playlist_share')
      .values({ playlist_id: foreign.id, user_id: await userId('demo') })
      .execute();
    expect((await search({ selectedPlaylists: [foreign.id] })).count).toBe(held.length);
  });

  async function userId(username: string): Promise<number> {
    const user = await server.database.kysely
      .selectFrom('app_user')
      .select('id')
      .where('username', '=', username)
      .executeTakeFirstOrThrow();
    return user.id;
  }
});
