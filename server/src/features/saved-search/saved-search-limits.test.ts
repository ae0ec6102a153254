import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SavedSearch } from '@airdex/shared-contracts/api';
import { DEFAULT_SEARCH_FILTER, type SearchFilterInput } from '@airdex/shared-contracts/search-filter';
import { sql } from 'kysely';
import { COLLECTION_LIMITS } from '../collections/collection-limits.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { responseOf } from '../../../testing/response-of-call.ts';
import { bestLongestTurn } from '../../../testing/longest-turn.ts';
import { PlaylistCalls } from '../../../testing/playlist-calls.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

/** Channels with ids so long that a filter of all of them is too long. */
const FIRST_LONG_ID = 1_000_000_000;
const LONG_IDS = 11_000;
const NOWHERE = 2_000_000_000;
/** A list of filters of nearly the maximum length. */
const STREAMED = 20;
const LONGEST = 16_000;
/** A list that is built at once takes several times as long in this test. */
const LONG_TURN_MS = 200;
const MEGABYTE = 1024 * 1024;

describe.each([testDatabase()])('limits of saved searches on $name', (kind) => {
  let server: TestServer;
  let demo: PlaylistCalls;
  let token: string;
  beforeAll(async () => {
    server = await startTestServer(kind, {
      prepare: async (kysely) => {
        await sql`
          insert into channel (id, source_key, name, platform_id)
          select ${FIRST_LONG_ID}::int + i, 'long:' || i, 'Channel ' || i, 1
          from generate_series(1, ${LONG_IDS}) as i`.execute(kysely);
      },
    });
    [demo] = await PlaylistCalls.of(server, 'demo');
    token = demo.token;
  });
  afterAll(() => server.close());
  beforeEach(() => server.database.kysely.deleteFrom('saved_search').execute());

  const create = (filter: SearchFilterInput, language: 'en' | 'ch' = 'en') =>
    server.call('createSearch', { token, language, body: { searchName: 'x', filter } });
  const created = (filter: SearchFilterInput): Promise<SavedSearch> =>
    responseOf(server, 'createSearch', { token, body: { searchName: 'x', filter } });
  const list = () => responseOf(server, 'getSavedSearches', { token });
  const ids = (table: 'channel' | 'country' | 'subgenre' | 'keyword' | 'frequency' | 'genre') =>
    server.database.kysely
      .selectFrom(table)
      .select('id')
      .orderBy('id')
      .limit(2)
      .execute()
      .then((rows) => rows.map(({ id }) => id));
  /** Stores searches like a release before the limits did. */
  const store = (count: number, idsPerFilter: number) =>
    sql`
      insert into saved_search (user_id, position, name, filter)
      select ${demo.idUser}::int, i, 'stored ' || i, wide.filter
      from generate_series(1, ${count}::int) as i, (
        select ${JSON.stringify(DEFAULT_SEARCH_FILTER)}::jsonb
          || jsonb_build_object('selectedBroadcasts', coalesce(jsonb_agg(id), '[]')) as filter
        from generate_series(100001, 100000 + ${idsPerFilter}::int) as id
      ) as wide`.execute(server.database.kysely);

  test('keep only choices that exist, each once, in their order', async () => {
    const playlist = await demo.add('own');
    const [channels, countries, genres, keywords, frequencies, groups] = await Promise.all(
      (['channel', 'country', 'subgenre', 'keyword', 'frequency', 'genre'] as const).map(ids),
    );
    const kept: SearchFilterInput = {
      selectedBroadcasts: channels?.toReversed(),
      selectedProducedIn: countries,
      selectedDevelopedIn: countries,
      selectedGenres: genres,
      selectedKeywords: keywords,
      selectedFrequencies: [-1, ...(frequencies ?? [])],
      selectedPlaylists: [playlist],
      selectedCountries: [-1, ...(countries ?? [])],
      selectedGenresGroups: groups,
    };
    const withOthers = Object.fromEntries(
      Object.entries(kept).map(([field, given = []]) => [
        field,
        [...(given as number[]), NOWHERE, ...(given as number[])],
      ]),
    ) as SearchFilterInput;
    const twice: SearchFilterInput = {
      selectedWeekdays: [2, 1, 2],
      selectedDurations: [3, 3],
      selectedPlatforms: [2, 2],
      selectedFormatTypes: [1, 1],
      selectedTimeslots: ['primetime', 'primetime'],
    };
    const once: SearchFilterInput = {
      selectedWeekdays: [2, 1],
      selectedDurations: [3],
      selectedPlatforms: [2],
      selectedFormatTypes: [1],
      selectedTimeslots: ['primetime'],
    };
    const { id, filter } = await created({ ...withOthers, ...twice });
    expect(filter).toEqual({ ...DEFAULT_SEARCH_FILTER, ...kept, ...once });
    const saved = await responseOf(server, 'saveSearchFilter', { token, body: { id, filter: withOthers } });
    expect(saved.filter).toEqual({ ...DEFAULT_SEARCH_FILTER, ...kept });
  });

  test('keep options that the index may not have loaded yet', async () => {
    vi.spyOn(server.index, 'version', 'get').mockReturnValue('1@0');
    expect((await created({ selectedBroadcasts: [NOWHERE] })).filter.selectedBroadcasts).toEqual([NOWHERE]);
  });

  test("drop another user's playlist", async () => {
    const [limited] = await PlaylistCalls.of(server, 'limited');
    const own = await demo.add('own');
    const other = await limited.add('other');
    expect((await created({ selectedPlaylists: [other, own] })).filter.selectedPlaylists).toEqual([own]);
  });

  test.each([
    ['channels', { selectedBroadcasts: [NOWHERE, NOWHERE + 1] }],
    ['playlists', { selectedPlaylists: [NOWHERE] }],
    ['card countries', { selectedCountries: [NOWHERE] }],
  ])('keep a search for %s that do not exist without results', async (_, filter) => {
    const count = async (body: SearchFilterInput) =>
      (await responseOf(server, 'getAdvancedSearchPrograms', { token, body })).count;
    const saved = await created(filter);
    expect(await count(saved.filter)).toBe(0);
    expect(await count(filter)).toBe(0);
    expect(await count({})).toBeGreaterThan(0);
  });

  test('keep a search for all of several keywords, one of which does not exist, without results', async () => {
    const [keyword = 0] = await ids('keyword');
    const { filter } = await created({ searchByAllKeywords: true, selectedKeywords: [keyword, NOWHERE] });
    const { count } = await responseOf(server, 'getAdvancedSearchPrograms', { token, body: filter });
    expect(filter.selectedKeywords).toHaveLength(2);
    expect(count).toBe(0);
  });

  test('reject a filter that is too long by field, new or changed, and save nothing', async () => {
    const selectedBroadcasts = Array.from({ length: LONG_IDS }, (_, index) => FIRST_LONG_ID + 1 + index);
    const refused = { status: 409, json: { error: 'limit-exceeded', field: 'filter' } };
    const response = await create({ selectedBroadcasts });
    expect(response).toMatchObject(refused);
    expect((response.json as { message: string }).message).toMatch(/Select fewer/);
    expect(((await create({ selectedBroadcasts }, 'ch')).json as { message: string }).message).toMatch(
      /减少选择/,
    );
    expect(await list()).toEqual([]);
    const { id } = await created({ term: 'kept' });
    const change = { id, searchName: 'other', filter: { selectedBroadcasts } };
    expect(await server.call('saveSearch', { token, body: change })).toMatchObject(refused);
    expect(await list()).toMatchObject([{ searchName: 'x', filter: { term: 'kept' } }]);
  });

  test('reject filters that are too long together, but accept fewer choices', async () => {
    await store(1, 100);
    await store(6, 400_000);
    const response = await create({ term: 'one more' });
    expect(response).toMatchObject({ status: 409, json: { error: 'limit-exceeded', field: 'filter' } });
    const [first] = await list();
    const body = { id: first?.id ?? 0, filter: {} };
    expect(await server.call('saveSearchFilter', { token, body })).toMatchObject({ status: 200 });
  });

  test('reject one search too many, even as a copy, in the language of the call', async () => {
    await store(COLLECTION_LIMITS.saved_search, 0);
    const [first] = await list();
    const id = first?.id ?? 0;
    const refused = {
      status: 409,
      json: { error: 'limit-exceeded', message: expect.stringMatching(/1000/) },
    };
    expect(await create({})).toMatchObject(refused);
    expect(await server.call('duplicateSearch', { token, params: { id } })).toMatchObject(refused);
    expect(((await create({}, 'ch')).json as { message: string }).message).toMatch(/最多.*1000/);
    expect(await list()).toHaveLength(COLLECTION_LIMITS.saved_search);
    await responseOf(server, 'deleteSearch', { token, params: { id } });
    expect(await create({})).toMatchObject({ status: 200 });
  });

  test('stream a long list completely, in order, without blocking', async () => {
    await store(STREAMED, LONGEST);
    const read = () =>
      server.app.inject({
        url: '/api/Search/GetSavedSearches',
        headers: { authorization: `Bearer ${token}` },
      });
    expect(await bestLongestTurn(read)).toBeLessThan(LONG_TURN_MS);
    const searches = (await read()).json<SavedSearch[]>();
    expect(searches.map(({ searchName }) => searchName)).toEqual(
      Array.from({ length: STREAMED }, (_, index) => `stored ${index + 1}`),
    );
    expect(new Set(searches.map(({ filter }) => filter.selectedBroadcasts.length))).toEqual(
      new Set([LONGEST]),
    );
  });

  test('let users list, rename and delete searches from before the limits that are far too long', async () => {
    await store(12, 400_000);
    await server.database.kysely
      .updateTable('saved_search')
      .set({ daily_update: true, is_favorite: true })
      .execute();
    const read = () =>
      server.app.inject({
        url: '/api/Search/GetSavedSearches',
        headers: { authorization: `Bearer ${token}` },
      });
    expect((await read()).rawPayload.length).toBeLessThan(MEGABYTE);
    expect(await bestLongestTurn(read)).toBeLessThan(LONG_TURN_MS);
    for (const name of [
      'getFavoritesSavedSearches',
      'getDailyUpdateSavedSearches',
      'getSortableSearches',
    ] as const)
      expect((await server.call(name, { token })).status).toBe(200);
    const [first] = await list();
    const id = first?.id ?? 0;
    expect(await server.call('duplicateSearch', { token, params: { id } })).toMatchObject({
      status: 409,
      json: { field: 'filter' },
    });
    await responseOf(server, 'saveSearch', { token, body: { id, searchName: 'renamed' } });
    const { filter_bytes } = await server.database.kysely
      .selectFrom('saved_search')
      .select('filter_bytes')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(filter_bytes).toBeGreaterThan(MEGABYTE);
    for (const search of await list())
      await responseOf(server, 'deleteSearch', { token, params: { id: search.id } });
    expect(await list()).toEqual([]);
  });
});
