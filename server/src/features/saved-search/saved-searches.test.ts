import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SavedSearch, SearchResult } from '@airdex/shared-contracts/api';
import { DEFAULT_SEARCH_FILTER } from '@airdex/shared-contracts/search-filter';
import { testDatabase } from '../../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

type ListCall =
  | 'getSavedSearches'
  | 'getHomepageSavedSearches'
  | 'getFavoritesSavedSearches'
  | 'getDailyUpdateSavedSearches';

describe.each([testDatabase()])('saved searches on $name', (kind) => {
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

  test('[API-03] are listed completely, for the home page, as favourites and for the daily letter', async () => {
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

  test('list a filter that an older release stored, or that is unreadable', async () => {
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

  test("[SAV-05] [API-03] preview the first seven results; other users' searches return 404", async () => {
    const { kysely } = server.database;
    const [search] = await list('getSavedSearches');
    await kysely
      .updateTable('saved_search')
      .set({ filter: JSON.stringify({ isVideoPresent: true }), updated_at: new Date() })
      .where('id', '=', search?.id ?? 0)
      .execute();
    const body = { isVideoPresent: true, page: 1, resultsPerPage: 7, searchFrom: 'SavedSearch' } as const;
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
});
