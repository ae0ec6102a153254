import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SavedSearch } from '@airdex/shared-contracts/api';
import { DEFAULT_SEARCH_FILTER } from '@airdex/shared-contracts/search-filter';
import { testDatabases } from '../../../testing/test-database.ts';
import { responseOf } from '../../../testing/response-of-call.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const LONG_AGO = '2020-01-01T00:00:00.000Z';

describe.each(testDatabases())('writing saved searches on $name', (kind) => {
  let server: TestServer;
  let token: string;
  let limited: string;
  beforeAll(async () => {
    server = await startTestServer(kind);
    token = await server.signIn('demo');
    limited = await server.signIn('limited');
  });
  afterAll(() => server.close());
  beforeEach(() => server.database.kysely.deleteFrom('saved_search').execute());

  const list = (as = token): Promise<SavedSearch[]> => responseOf(server, 'getSavedSearches', { token: as });
  const create = (searchName: string, as = token): Promise<SavedSearch> =>
    responseOf(server, 'createSearch', {
      token: as,
      body: { searchName, filter: { term: searchName, isVideoPresent: true } },
    });
  const one = async (id: number): Promise<SavedSearch | undefined> =>
    (await list()).find((search) => search.id === id);
  const backdate = (id: number) =>
    server.database.kysely
      .updateTable('saved_search')
      .set({ created_at: LONG_AGO, updated_at: LONG_AGO })
      .where('id', '=', id)
      .execute();

  test('[SAV-02] [API-06] creates a search from SearchName, Description and Filter, after the others', async () => {
    await create('first');
    const body = {
      SearchName: '  Drama  ',
      Description: 'of Europe',
      Filter: { Term: 'x', selectedGenres: [3] },
    };
    const created = await responseOf(server, 'createSearch', { token, body: body as never });
    expect(created).toMatchObject({
      searchName: 'Drama',
      description: 'of Europe',
      filter: { ...DEFAULT_SEARCH_FILTER, term: 'x', selectedGenres: [3] },
      lastCall: null,
      showInHomepage: false,
      dailyUpdate: false,
      isFavorite: false,
    });
    expect((await list()).map(({ searchName }) => searchName)).toEqual(['first', 'Drama']);
    expect(await list(limited)).toEqual([]);
  });

  test.each([
    ['a blank name', { searchName: ' \t ', filter: {} }, 'searchName'],
    ['no name', { filter: {} }, 'searchName'],
    ['a name that is too long', { searchName: 'x'.repeat(201), filter: {} }, 'searchName'],
    ['no filter', { searchName: 'x' }, 'filter'],
    [
      'a filter with a wrong field',
      { searchName: 'x', filter: { selectedWeekdays: [9] } },
      'filter.selectedWeekdays.0',
    ],
    ['a character no database holds', { searchName: 'a\0b', filter: {} }, 'searchName'],
    ['half a character in the filter', { searchName: 'x', filter: { term: '\ud83c' } }, 'filter.term'],
  ])('[SAV-02] [API-06] rejects %s by field, and saves nothing', async (_, body, field) => {
    const { status, json } = await server.call('createSearch', { token, body: body as never });
    expect([status, json]).toEqual([400, expect.objectContaining({ error: 'validation', field })]);
    expect(await list()).toEqual([]);
  });

  test('[SAV-03] [API-06] replaces the filter of a search, and changes its update date', async () => {
    const { id } = await create('mine');
    await backdate(id);
    const filter = { selectedPlatforms: [2] };
    const saved = await responseOf(server, 'saveSearchFilter', { token, body: { id, filter } as never });
    expect(saved).toMatchObject({
      searchName: 'mine',
      filter: { ...DEFAULT_SEARCH_FILTER, selectedPlatforms: [2] },
      creationDate: LONG_AGO,
    });
    expect(Date.parse(saved.updateDate)).toBeGreaterThan(Date.parse(LONG_AGO));
    expect(await one(id)).toEqual(saved);
  });

  test('does not store the fields of one run: running the stored filter is not a view', async () => {
    const filter = { term: 'x', savedSearchId: 5, lastCall: LONG_AGO, refreshLastCall: true };
    const { id, filter: created } = await responseOf(server, 'createSearch', {
      token,
      body: { searchName: 'x', filter },
    });
    const saved = await responseOf(server, 'saveSearchFilter', { token, body: { id, filter } });
    for (const kept of [created, saved.filter])
      expect(kept).toMatchObject({ term: 'x', savedSearchId: null, lastCall: null, refreshLastCall: false });
  });

  test('[SVS-03] [API-06] edits a search; missing fields stay, and its date changes only with its content', async () => {
    const { id } = await create('mine');
    await backdate(id);
    const save = (body: object): Promise<SavedSearch> =>
      responseOf(server, 'saveSearch', { token, body: { id, searchName: 'mine', ...body } });
    expect(await save({ isFavorite: true, showInHomepage: true, dailyUpdate: true })).toMatchObject({
      isFavorite: true,
      showInHomepage: true,
      dailyUpdate: true,
      updateDate: LONG_AGO,
    });
    const renamed = await save({ searchName: ' Better ', description: 'why' });
    expect(renamed).toMatchObject({
      searchName: 'Better',
      description: 'why',
      isFavorite: true,
      showInHomepage: true,
      dailyUpdate: true,
      filter: { term: 'mine' },
    });
    expect(renamed.updateDate > LONG_AGO).toBe(true);
    expect(await save({ searchName: 'Better', isFavorite: false })).toMatchObject({
      description: 'why',
      isFavorite: false,
      showInHomepage: true,
    });
    expect(await save({ searchName: 'Better', description: null })).toMatchObject({ description: '' });
    expect(await save({ searchName: 'Better', description: '\u00a0\u200b\n' })).toMatchObject({
      description: '',
    });
    const flags = { filter: null, showInHomepage: null, dailyUpdate: null, isFavorite: null };
    expect(await save({ searchName: 'Better', ...flags })).toEqual(await one(id));
    const blank = await server.call('saveSearch', { token, body: { id, searchName: '  ' } });
    expect([blank.status, blank.json]).toMatchObject([400, { field: 'searchName' }]);
    expect(await one(id)).toMatchObject({ searchName: 'Better' });
  });

  test('[SVS-03] [API-06] saves a whole search as it was read, except its dates and last call', async () => {
    const { id } = await create('mine');
    await backdate(id);
    const read = await one(id);
    const changed = {
      ...read,
      id,
      searchName: 'mine',
      description: 'why',
      lastCall: '2001-01-01T00:00:00.000Z',
      creationDate: '2001-01-01T00:00:00.000Z',
      updateDate: '2001-01-01T00:00:00.000Z',
    };
    const saved = await responseOf(server, 'saveSearch', { token, body: changed });
    expect(saved).toEqual({ ...read, description: 'why', updateDate: saved.updateDate });
    expect(saved.updateDate > LONG_AGO).toBe(true);
    expect(await one(id)).toEqual(saved);
  });

  test('[SVS-03] [API-06] gives a copy a new name, the filter, and none of the flags', async () => {
    const { id } = await create('Drama');
    await responseOf(server, 'saveSearch', {
      token,
      body: {
        id,
        searchName: 'Drama',
        description: 'd',
        isFavorite: true,
        showInHomepage: true,
        dailyUpdate: true,
      },
    });
    const copy = (of: number, language: 'en' | 'ch' = 'en'): Promise<SavedSearch> =>
      responseOf(server, 'duplicateSearch', { token, params: { id: of }, language });
    const first = await copy(id);
    expect(first).toMatchObject({
      searchName: 'Drama (copy)',
      description: 'd',
      filter: { term: 'Drama', isVideoPresent: true },
      lastCall: null,
      isFavorite: false,
      showInHomepage: false,
      dailyUpdate: false,
    });
    expect((await copy(first.id)).searchName).toBe('Drama (copy 2)');
    expect((await copy(id, 'ch')).searchName).toBe('Drama（副本）');
    expect((await list()).map(({ searchName }) => searchName)).toEqual([
      'Drama',
      'Drama (copy)',
      'Drama (copy 2)',
      'Drama（副本）',
    ]);
  });

  test('[SVS-03] [API-06] deletes a search and keeps the others', async () => {
    const { id } = await create('first');
    const second = await create('second');
    expect(await responseOf(server, 'deleteSearch', { token, params: { id } })).toBe(true);
    expect(await list()).toEqual([second]);
    expect((await server.call('deleteSearch', { token, params: { id } })).status).toBe(404);
  });

  test("[API-06] [SVS-03] treats another user's search as missing, and does not change it", async () => {
    const own = await create('mine');
    const filter = { term: 'stolen' };
    for (const id of [own.id, 999_999]) {
      const answers = [
        await server.call('saveSearchFilter', { token: limited, body: { id, filter } }),
        await server.call('saveSearch', { token: limited, body: { id, searchName: 'stolen' } }),
        await server.call('duplicateSearch', { token: limited, params: { id } }),
        await server.call('deleteSearch', { token: limited, params: { id } }),
        await server.call('setSearchDailyUpdate', { token: limited, params: { id, dailyUpdate: true } }),
        await server.call('setSearchFavorites', { token: limited, body: [id] }),
        await server.call('setSearchShowInHomepage', {
          token: limited,
          body: [{ id, showInHomepage: true }],
        }),
        await server.call('saveSortableSearch', {
          token: limited,
          body: { id, idFolder: null, position: 0 },
        }),
      ];
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    }
    expect(await list()).toEqual([own]);
    expect(await list(limited)).toEqual([]);
  });
});
