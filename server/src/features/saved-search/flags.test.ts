import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SavedSearch } from '@airdex/shared-contracts/api';
import { testDatabase } from '../../../testing/test-database.ts';
import { responseOf } from '../../../testing/response-of-call.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const HOMEPAGE_LIMIT = 'Maximum of 2 Saved Searches to be added to Homepage';
const FAVOURITES_LIMIT = 'Maximum of 5 Saved Searches to be added to Favorites';
const CHINESE = /^[^a-z]*[\u4e00-\u9fff][^a-z]*$/i;

describe.each([testDatabase()])('flags of saved searches on $name', (kind) => {
  let server: TestServer;
  let token: string;
  let ids: number[];
  beforeAll(async () => {
    server = await startTestServer(kind);
    token = await server.signIn('demo');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.database.kysely.deleteFrom('saved_search').execute();
    ids = [];
    for (let index = 0; index < 7; index++) {
      const body = { searchName: `search ${index}`, filter: {} };
      ids.push((await responseOf(server, 'createSearch', { token, body })).id);
    }
  });

  const flagged = async (flag: 'showInHomepage' | 'isFavorite' | 'dailyUpdate'): Promise<number[]> => {
    const all: SavedSearch[] = await responseOf(server, 'getSavedSearches', { token });
    return all.filter((search) => search[flag]).map(({ id }) => ids.indexOf(id));
  };
  const id = (index: number): number => ids[index] ?? 0;
  const homepage = (shown: Readonly<Record<number, boolean>>, language: 'en' | 'ch' = 'en') =>
    server.call('setSearchShowInHomepage', {
      token,
      language,
      body: Object.entries(shown).map(([index, showInHomepage]) => ({
        id: id(Number(index)),
        showInHomepage,
      })),
    });
  const favourites = (indexes: readonly number[], language: 'en' | 'ch' = 'en') =>
    server.call('setSearchFavorites', { token, language, body: indexes.map(id) });

  test('[SVS-02] [API-03] [API-06] are independent of one another', async () => {
    expect(await homepage({ 0: true, 1: true, 2: false })).toMatchObject({ status: 200, json: true });
    expect(await favourites([0, 3])).toMatchObject({ status: 200, json: true });
    const params = { id: id(4), dailyUpdate: true };
    expect(await responseOf(server, 'setSearchDailyUpdate', { token, params })).toBe(true);
    expect(await flagged('showInHomepage')).toEqual([0, 1]);
    expect(await flagged('isFavorite')).toEqual([0, 3]);
    expect(await flagged('dailyUpdate')).toEqual([4]);
    const homepages = await responseOf(server, 'getHomepageSavedSearches', { token });
    expect(homepages.map((search) => search.id)).toEqual([id(0), id(1)]);
    const favourite = await responseOf(server, 'getFavoritesSavedSearches', { token });
    expect(favourite.map((search) => Object.keys(search).sort())).toEqual(
      favourite.map(() => ['filter', 'id', 'lastCall', 'searchName']),
    );
    expect(favourite.map((search) => search.id)).toEqual([id(0), id(3)]);
    const daily = await responseOf(server, 'getDailyUpdateSavedSearches', { token });
    expect(daily.map((search) => search.id)).toEqual([id(4)]);

    await homepage({ 0: false });
    await favourites([5]);
    await server.call('setSearchDailyUpdate', { token, params: { id: id(4), dailyUpdate: false } });
    expect([
      await flagged('showInHomepage'),
      await flagged('isFavorite'),
      await flagged('dailyUpdate'),
    ]).toEqual([[1], [5], []]);
  });

  test('keep the daily flag even for users who get no letters', async () => {
    const limited = await server.signIn('limited');
    const body = { searchName: 'mine', filter: {} };
    const search = await responseOf(server, 'createSearch', { token: limited, body });
    const params = { id: search.id, dailyUpdate: true };
    expect(await responseOf(server, 'setSearchDailyUpdate', { token: limited, params })).toBe(true);
    expect(await responseOf(server, 'getDailyUpdateSavedSearches', { token: limited })).toMatchObject([
      { id: search.id },
    ]);
  });

  test('[SVS-02] reject a third search of the home page with a message, and save nothing', async () => {
    await homepage({ 0: true, 1: true });
    for (const shown of [
      { 2: true },
      { 0: true, 1: true, 2: true },
      { 0: false, 2: true, 3: true, 4: true },
    ]) {
      const { status, json } = await homepage(shown);
      expect([status, json]).toMatchObject([409, { error: 'limit-exceeded', message: HOMEPAGE_LIMIT }]);
      expect(await flagged('showInHomepage')).toEqual([0, 1]);
    }
    const chinese = (await homepage({ 2: true }, 'ch')).json as { message: string };
    expect(chinese.message).toMatch(CHINESE);
    const body = { id: id(2), searchName: 'other', showInHomepage: true };
    const whole = await server.call('saveSearch', { token, body });
    expect([whole.status, whole.json]).toMatchObject([409, { message: HOMEPAGE_LIMIT }]);
    expect(await responseOf(server, 'getSavedSearches', { token })).toMatchObject(
      ids.map((_, index) => ({ searchName: `search ${index}` })),
    );
    expect((await homepage({ 0: false, 2: true })).status).toBe(200);
    expect(await flagged('showInHomepage')).toEqual([1, 2]);
  });

  test('[SVS-02] reject a sixth favourite with a message, and save nothing', async () => {
    await favourites([0, 1, 2, 3, 4]);
    const { status, json } = await favourites([0, 1, 2, 3, 4, 5]);
    expect([status, json]).toMatchObject([409, { error: 'limit-exceeded', message: FAVOURITES_LIMIT }]);
    const chinese = (await favourites([1, 2, 3, 4, 5, 6], 'ch')).json as { message: string };
    expect(chinese.message).toMatch(CHINESE);
    const body = { id: id(6), searchName: 'other', isFavorite: true };
    expect(await server.call('saveSearch', { token, body })).toMatchObject({
      status: 409,
      json: { message: FAVOURITES_LIMIT },
    });
    expect(await flagged('isFavorite')).toEqual([0, 1, 2, 3, 4]);
    expect((await favourites([])).status).toBe(200);
    expect(await flagged('isFavorite')).toEqual([]);
  });

  test('[API-06] ignore ids that are unknown, or named twice', async () => {
    await homepage({ 0: true });
    await favourites([1]);
    const unknown = { id: 999_999, showInHomepage: true };
    const shown = { id: id(2), showInHomepage: true };
    const answers = [
      await server.call('setSearchShowInHomepage', { token, body: [shown, unknown] }),
      await server.call('setSearchFavorites', { token, body: [id(2), 999_999] }),
      await server.call('setSearchShowInHomepage', { token, body: [shown, shown] }),
      await server.call('setSearchFavorites', { token, body: [id(2), id(2)] }),
    ];
    expect(answers.map(({ status, json }) => [status, (json as { field?: string }).field])).toEqual([
      [404, undefined],
      [404, undefined],
      [400, '1'],
      [400, '1'],
    ]);
    expect([await flagged('showInHomepage'), await flagged('isFavorite')]).toEqual([[0], [1]]);
  });

  test('[SVS-02] enforce a limit for simultaneous requests', async () => {
    for (let round = 0; round < 5; round++) {
      await homepage(Object.fromEntries(ids.map((_, index) => [index, false])));
      await favourites([]);
      const save = (index: number, flags: object) =>
        server.call('saveSearch', {
          token,
          body: { id: id(index), searchName: `search ${index}`, ...flags },
        });
      const homes = await Promise.all(
        ids.map((_, index) =>
          index % 2 === 0 ? homepage({ [index]: true }) : save(index, { showInHomepage: true }),
        ),
      );
      const favourite = await Promise.all(ids.map((_, index) => save(index, { isFavorite: true })));
      const count = (answers: typeof homes, status: number): number =>
        answers.filter((response) => response.status === status).length;
      expect([count(homes, 200), count(homes, 409)]).toEqual([2, 5]);
      expect([count(favourite, 200), count(favourite, 409)]).toEqual([5, 2]);
      expect([(await flagged('showInHomepage')).length, (await flagged('isFavorite')).length]).toEqual([
        2, 5,
      ]);
    }
  });
});
