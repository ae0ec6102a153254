import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Facets, ProgrammeCard, ProgrammeLine, SearchResult } from '@airdex/shared-contracts/api';
import { FORMAT_TYPES, TIMESLOTS } from '@airdex/shared-contracts/constants';
import type { SearchRequestInput } from '@airdex/shared-contracts/search-filter';
import fc from 'fast-check';
import { testDatabase } from '../../testing/test-database.ts';
import { storedProgrammes, type StoredProgramme } from '../../testing/expected-programmes.ts';
import { limitedSubscription, type LimitedSubscription } from '../../testing/limited-subscription.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

/** Anything a caller may put into a filter, inside and outside the subscription. */
const filters: fc.Arbitrary<SearchRequestInput> = fc.record(
  {
    term: fc.constantFrom('', 'a', 'harbour', '港口', '%', 'channel'),
    selectedSearchTitles: fc.subarray(['local_title_noaccent', 'Keywords', 'PRODUCERS', 'DIRECTOR'] as const),
    selectedBroadcasts: fc.array(fc.integer({ min: 1, max: 26 }), { maxLength: 8 }),
    allBroadcastsSelected: fc.boolean(),
    selectedGenres: fc.array(fc.integer({ min: 1, max: 70 }), { maxLength: 20 }),
    allGenresSelected: fc.boolean(),
    selectedFormatTypes: fc.subarray(Object.values(FORMAT_TYPES)),
    selectedTimeslots: fc.subarray([...TIMESLOTS]),
    selectedPlatforms: fc.subarray([1, 2] as const),
    selectedCountries: fc.array(fc.integer({ min: -1, max: 250 }), { maxLength: 5 }),
    selectedGenresGroups: fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 4 }),
    allPlaylistsSelected: fc.boolean(),
    selectedPlaylists: fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 3 }),
    startDate: fc.constantFrom(null, '2000-01-01', '2023-06-01'),
    endDate: fc.constantFrom(null, '2100-01-01', '2025-01-01'),
    isNotaSelection: fc.boolean(),
    isVideoPresent: fc.boolean(),
    selectMode: fc.constantFrom('Include', 'Exclude'),
    selectedIds: fc.array(fc.integer({ min: 1, max: 330 }), { maxLength: 200 }),
    isAllSelected: fc.boolean(),
    orderBy: fc.constantFrom([], [{ sortExpression: 'SHR_AVERAGE', direction: 'Desc' } as const]),
  },
  { requiredKeys: [] },
);

describe.each([testDatabase()])('a small subscription on $name', (kind) => {
  let server: TestServer;
  let token: string;
  let all: StoredProgramme[];
  let inside: Map<number, StoredProgramme>;
  let subscription: LimitedSubscription;

  beforeAll(async () => {
    server = await startTestServer(kind);
    token = await server.signIn('limited');
    all = await storedProgrammes(server.database.kysely);
    subscription = await limitedSubscription(server.database.kysely);
    inside = new Map(all.filter(subscription.holds).map((row) => [row.id, row]));
    expect(inside.size).toBeGreaterThan(5);
    expect(inside.size).toBeLessThan(all.length / 2);
  });
  afterAll(() => server.close());

  const search = async (body: SearchRequestInput): Promise<SearchResult> =>
    (await server.call('getAdvancedSearchPrograms', { token, body })).json as SearchResult;
  const get = (url: string) => server.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
  const outsideIds = (): number[] => all.filter(({ id }) => !inside.has(id)).map(({ id }) => id);

  test('[API-11] finds exactly its programmes with an open search', async () => {
    const { programs, count } = await search({ resultsPerPage: 1000 });
    expect(programs.map(({ idProgram }) => idProgram).sort((a, b) => a - b)).toEqual([...inside.keys()]);
    expect(count).toBe(inside.size);
  });

  test('[API-11] finds no other programme with any filter', async () => {
    await fc.assert(
      fc.asyncProperty(filters, async (filter) => {
        const { programs, count } = await search({ ...filter, resultsPerPage: 1000 });
        expect(programs.filter(({ idProgram }) => !inside.has(idProgram))).toEqual([]);
        expect(count).toBe(programs.length);
      }),
      { numRuns: 150 },
    );
  });

  test('[API-11] hides other programmes in facet counts and names', async () => {
    const allowed = {
      countries: new Set([...inside.values()].map((row) => row.country_id)),
      channels: new Set([...inside.values()].map((row) => row.channel_id)),
      subGenres: new Set([...inside.values()].map((row) => row.subgenre_id)),
    };
    await fc.assert(
      fc.asyncProperty(filters, async (filter) => {
        const linked = (await server.call('getFacets', { token, body: filter })).json as Facets;
        const alone = (await server.call('getCountriesByPrograms', { token, body: filter }))
          .json as Facets['countries'];
        const countries = [...linked.countries, ...alone];
        expect(countries.filter(({ id }) => !allowed.countries.has(id))).toEqual([]);
        expect(
          countries.flatMap(({ channels }) => channels).filter(({ id }) => !allowed.channels.has(id)),
        ).toEqual([]);
        for (const { count } of countries) expect(count).toBeLessThanOrEqual(inside.size);
        const genres = (await server.call('getGenres', { token, body: filter })).json as Facets['genres'];
        expect(
          [...linked.genres, ...genres]
            .flatMap(({ subGenres }) => subGenres)
            .filter(({ id }) => !allowed.subGenres.has(id)),
        ).toEqual([]);
        const dates = (await server.call('getMinMaxDatesByPrograms', { token, body: filter }))
          .json as Facets['dates'];
        for (const { minDate, maxDate } of [dates, linked.dates])
          expect((minDate ?? '2023-01-01') >= '2023-01-01' && (maxDate ?? '2027-12-31') <= '2027-12-31').toBe(
            true,
          );
      }),
      { numRuns: 60 },
    );
  });

  test('[API-11] opens its cards, and returns 204 for others, as for unknown ones', async () => {
    for (const id of [...inside.keys()].slice(0, 20))
      expect((await get(`/api/Card/GetCard/${id}/false`)).statusCode).toBe(200);
    for (const id of [...outsideIds().slice(0, 40), 999_999, 0])
      expect(await get(`/api/Card/GetCard/${id}/false`)).toMatchObject({ statusCode: 204, body: '' });
  });

  test('[API-11] opens its pictures and videos, and returns 404 for others', async () => {
    const withVideo = all.filter((row) => row.video !== null);
    for (const row of [...inside.values()].slice(0, 10))
      expect((await get(`/media/pictures/${row.id}.svg`)).statusCode).toBe(200);
    for (const id of outsideIds().slice(0, 20))
      expect((await get(`/media/pictures/${id}.svg`)).statusCode).toBe(404);
    for (const { id } of withVideo)
      expect((await get(`/media/videos/${id}.webm`)).statusCode).toBe(inside.has(id) ? 200 : 404);
  });

  test('[API-11] shows and counts only its programmes in a shared playlist', async () => {
    const { kysely } = server.database;
    const owner = await kysely
      .selectFrom('app_user')
      .select('id')
      .where('username', '=', 'demo')
      .executeTakeFirstOrThrow();
    const me = await kysely
      .selectFrom('app_user')
      .select('id')
      .where('username', '=', 'limited')
      .executeTakeFirstOrThrow();
    const { id } = await kysely
      .insertInto('playlist')
      .values({ user_id: owner.id, name: 'all' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await kysely
      .insertInto('playlist_programme')
      .values(all.map((row) => ({ playlist_id: id, programme_id: row.id })))
      .execute();
    await kysely.insertInto('playlist_share').values({ playlist_id: id, user_id: me.id }).execute();
    const preview = (await get(`/api/Playlist/GetPlaylistsPrograms/${id}/120`)).json<{
      programs: ProgrammeLine[];
      count: number;
    }>();
    expect(preview.count).toBe(inside.size);
    expect(preview.programs.every(({ idProgram }) => inside.has(idProgram))).toBe(true);
    const lists = (await get('/api/Playlist/GetPlaylists/true/true')).json<
      { id: number; programCount: number }[]
    >();
    expect(lists.find((list) => list.id === id)?.programCount).toBe(inside.size);
    const outsider = outsideIds()[0] ?? 0;
    expect((await get(`/api/Playlist/GetPlaylistsCountByProgram/${outsider}`)).json()).toBe(0);
    expect((await get(`/api/Playlist/GetPlaylistsByProgram/${outsider}`)).json()).toEqual([]);
    const insider = [...inside.keys()][0] ?? 0;
    expect((await get(`/api/Playlist/GetPlaylistsCountByProgram/${insider}`)).json()).toBeGreaterThan(0);
  });

  test('[API-11] limits lists of the home page and previews', async () => {
    const saved = (await get('/api/Search/GetSavedSearchPrograms')).json<{ programs: ProgrammeLine[] }>();
    const lists = await Promise.all(
      [
        'GetNotaSelectionPrograms',
        'GetUpCommingPrograms',
        'GetLatestPrograms',
        'GetAudienceBoosterPrograms',
      ].map(async (name) => (await get(`/api/Home/${name}/120`)).json<ProgrammeLine[]>()),
    );
    expect(lists.flat().length).toBeGreaterThan(0);
    for (const line of [...lists.flat(), ...saved.programs]) expect(inside.has(line.idProgram)).toBe(true);
  });

  test('[API-11] shows audience results only if they are included', async () => {
    const { programs, hideRatings } = await search({ resultsPerPage: 1000 });
    expect(hideRatings).toBe(false);
    for (const line of programs) {
      const row = inside.get(line.idProgram);
      const isOpen = row !== undefined && subscription.opensResults(row);
      expect(line.shrAverage).toBe(isOpen ? (row?.share_average ?? null) : null);
      expect(line.shrPremiere).toBe(isOpen ? (row?.share_premiere ?? null) : null);
      if (!isOpen) expect([line.premiereColor, line.averageColor]).toEqual([null, null]);
    }
    expect(programs.some(({ country }) => country === 'Belgium')).toBe(true);
    expect(programs.some(({ shrAverage }) => shrAverage !== null)).toBe(true);
  });

  test('[API-11] shows evaluations only with access to them', async () => {
    const evaluated = [...inside.values()].find((row) => row.evaluation_en !== null);
    const url = `/api/Card/GetCard/${evaluated?.id ?? 0}/false`;
    expect((await get(url)).json<ProgrammeCard>()).toMatchObject({
      hasEvaluation: true,
      evaluation: null,
      verdict: null,
      editUrl: null,
    });
    const demo = await server.signIn('demo');
    const card = (
      await server.app.inject({ url, headers: { authorization: `Bearer ${demo}` } })
    ).json<ProgrammeCard>();
    expect(card.evaluation).toBe('<p>Strong.</p>');
    expect(card.editUrl).toBe('https://editor.example.com/card');
  });

  test('[API-11] finds nothing and hides shares once no access is valid any more', async () => {
    const { kysely } = server.database;
    const company = await kysely
      .selectFrom('app_user')
      .select('company_id')
      .where('username', '=', 'limited')
      .executeTakeFirstOrThrow();
    await kysely.insertInto('company').values({ name: 'Nothing' }).execute();
    const nothing = await kysely
      .selectFrom('company')
      .select('id')
      .where('name', '=', 'Nothing')
      .executeTakeFirstOrThrow();
    await kysely
      .updateTable('app_user')
      .set({ company_id: nothing.id })
      .where('username', '=', 'limited')
      .execute();
    const { programs, count, hideRatings } = await search({});
    expect({ programs, count, hideRatings }).toEqual({ programs: [], count: 0, hideRatings: true });
    await kysely.updateTable('app_user').set(company).where('username', '=', 'limited').execute();
  });
});
