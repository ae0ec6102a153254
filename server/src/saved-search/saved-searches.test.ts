import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { SavedSearch, SearchResult } from '@airdex/shared-contracts/api';
import { DEFAULT_SEARCH_FILTER } from '@airdex/shared-contracts/search-filter';
import { testDatabases } from '../database/test-database.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

type ListCall =
  | 'getSavedSearches'
  | 'getHomepageSavedSearches'
  | 'getFavoritesSavedSearches'
  | 'getDailyUpdateSavedSearches';

describe.each(testDatabases())('saved searches on $name', (kind) => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await startTestServer(kind);
    token = await server.signIn('demo');
  });
  afterAll(() => server.close());

  const list = async (name: ListCall): Promise<SavedSearch[]> => {
    const { status, json } = await server.call(name, { token });
    expect(status).toBe(200);
    return json as SavedSearch[];
  };
  const lastCallOf = async (id: number): Promise<string | null> =>
    (
      await server.database.kysely
        .selectFrom('saved_search')
        .select('last_call')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).last_call;

  test('all of them, those of the home page, the favourites and those of the daily letter', async () => {
    const all = await list('getSavedSearches');
    expect(all.map(({ searchName }) => searchName)).toEqual([
      'Game shows that travel',
      'Primetime drama, Europe',
      'Documentaries with a video',
      'Short originals online',
    ]);
    const names = (flag: 'showInHomepage' | 'isFavorite' | 'dailyUpdate'): string[] =>
      all.filter((search) => search[flag]).map(({ searchName }) => searchName);
    const listed = async (name: ListCall): Promise<string[]> =>
      (await list(name)).map(({ searchName }) => searchName);
    expect(await listed('getHomepageSavedSearches')).toEqual(names('showInHomepage'));
    expect(await listed('getFavoritesSavedSearches')).toEqual(names('isFavorite'));
    expect(await listed('getDailyUpdateSavedSearches')).toEqual(names('dailyUpdate'));
    expect(names('showInHomepage')).toHaveLength(2);
    expect(names('isFavorite')).toHaveLength(3);
  });

  test('a filter that was stored by an older release, or can not be read, does not take the list away', async () => {
    const { kysely } = server.database;
    const me = await kysely
      .selectFrom('app_user')
      .select('id')
      .where('username', '=', 'colleague')
      .executeTakeFirstOrThrow();
    for (const [name, filter] of [
      ['older', { term: 'x' }],
      ['broken', { term: 5 }],
    ] as const)
      await kysely
        .insertInto('saved_search')
        .values({ user_id: me.id, name, position: 9, filter: JSON.stringify(filter) })
        .execute();
    const colleague = await server.signIn('colleague');
    const searches = (await server.call('getSavedSearches', { token: colleague })).json as SavedSearch[];
    expect(searches.find(({ searchName }) => searchName === 'older')?.filter).toEqual({
      ...DEFAULT_SEARCH_FILTER,
      term: 'x',
    });
    expect(searches.find(({ searchName }) => searchName === 'broken')?.filter).toEqual(DEFAULT_SEARCH_FILTER);
  });

  test("the preview shows the first seven of what its search finds; somebody else's is 404", async () => {
    const { kysely } = server.database;
    const [search] = await list('getSavedSearches');
    await kysely
      .updateTable('saved_search')
      .set({ filter: JSON.stringify({ isVideoPresent: true }), updated_at: new Date() })
      .where('id', '=', search?.id ?? 0)
      .execute();
    const body = { isVideoPresent: true, resultsPerPage: 7 };
    const found = (await server.call('getAdvancedSearchPrograms', { token, body })).json as SearchResult;
    for (const params of [{ id: search?.id ?? 0 }, {}]) {
      const { json } = await server.call('getSavedSearchPrograms', { token, params });
      expect(json).toEqual({ programs: found.programs, count: found.count });
    }
    expect(found.programs).toHaveLength(7);
    const limited = await server.signIn('limited');
    const stranger = await server.call('getSavedSearchPrograms', {
      token: limited,
      params: { id: search?.id ?? 0 },
    });
    expect(stranger).toMatchObject({ status: 404, json: { error: 'not-found' } });
  });

  test("a look moves the search's last call, only when it says so and only the owner's", async () => {
    const id = (await list('getSavedSearches'))[1]?.id ?? 0;
    const look = (refreshLastCall: boolean, as: string) =>
      server.call('getAdvancedSearchPrograms', {
        token: as,
        body: { savedSearchId: id, refreshLastCall, searchFrom: 'SavedSearch' },
      });
    await look(false, token);
    expect(await lastCallOf(id)).toBeNull();
    await look(true, await server.signIn('limited'));
    expect(await lastCallOf(id)).toBeNull();
    const before = Date.now();
    await look(true, token);
    expect(Date.parse((await lastCallOf(id)) ?? '')).toBeGreaterThanOrEqual(before - 1);
  });
});
