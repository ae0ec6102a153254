import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../testing/test-database.ts';
import { responseOf } from '../../../testing/response-of-call.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import type { SortableEntry, SortableOrder } from './sortable-list.ts';

/** The calls for one kind of collection. */
interface SortableCalls {
  add(server: TestServer, token: string, name: string): Promise<{ id: number }>;
  /** Names in the order of the kind's own list. */
  names(server: TestServer, token: string): Promise<string[]>;
  readonly list: 'getSortableSearches' | 'getSortablePlaylists';
  readonly set: 'setSortableSearches' | 'setSortablePlaylists';
  readonly addFolder: 'addSearchFolder' | 'addPlaylistFolder';
  readonly saveFolder: 'saveSearchFolder' | 'savePlaylistFolder';
  readonly deleteFolder: 'deleteSearchFolder' | 'deletePlaylistFolder';
}

const SEARCHES: SortableCalls = {
  add: (server, token, name) =>
    responseOf(server, 'createSearch', { token, body: { searchName: name, filter: {} } }),
  names: async (server, token) =>
    (await responseOf(server, 'getSavedSearches', { token })).map(({ searchName }) => searchName),
  list: 'getSortableSearches',
  set: 'setSortableSearches',
  addFolder: 'addSearchFolder',
  saveFolder: 'saveSearchFolder',
  deleteFolder: 'deleteSearchFolder',
};

const PLAYLISTS: SortableCalls = {
  add: (server, token, name) => responseOf(server, 'addPlaylist', { token, body: { name } }),
  names: async (server, token) =>
    (
      await responseOf(server, 'getPlaylists', { token, params: { withShared: false, withCounts: false } })
    ).map(({ name }) => name),
  list: 'getSortablePlaylists',
  set: 'setSortablePlaylists',
  addFolder: 'addPlaylistFolder',
  saveFolder: 'savePlaylistFolder',
  deleteFolder: 'deletePlaylistFolder',
};

describe.each([testDatabase()])('folders and order on $name', (kind) => {
  let server: TestServer;
  let token: string;
  let limited: string;
  beforeAll(async () => {
    server = await startTestServer(kind);
    token = await server.signIn('demo');
    limited = await server.signIn('limited');
  });
  afterAll(() => server.close());

  describe.each([
    ['saved searches', SEARCHES],
    ['playlists', PLAYLISTS],
  ])('of %s', (_, calls) => {
    let items: number[];
    let folders: number[];
    beforeEach(async () => {
      for (const table of ['saved_search', 'playlist', 'saved_search_folder', 'playlist_folder'] as const)
        await server.database.kysely.deleteFrom(table).execute();
      items = [];
      for (const name of ['a', 'b', 'c', 'd']) items.push((await calls.add(server, token, name)).id);
      folders = [];
      for (const name of ['F', 'G'])
        folders.push((await responseOf(server, calls.addFolder, { token, body: { name } })).id);
    });

    const entries = (as = token): Promise<SortableEntry[]> => responseOf(server, calls.list, { token: as });
    /** 'a F(b c) d' */
    const shown = async (as = token): Promise<string> =>
      (await entries(as))
        .map(({ name, isFolder, childs }) =>
          isFolder ? `${name}(${childs.map((child) => child.name).join(' ')})` : name,
        )
        .join(' ');
    const set = (order: readonly object[], as = token) =>
      server.call(calls.set, { token: as, body: order as never });
    const item = (index: number) => ({ id: items[index] ?? 0, isFolder: false });
    const folder = (index: number, ...childs: number[]) => ({
      id: folders[index] ?? 0,
      isFolder: true,
      childs: childs.map((child) => ({ id: items[child] ?? 0 })),
    });

    test('[FLD-01] [API-03] [API-06] [API-07] store an order with folders, and lists follow it', async () => {
      expect(await shown()).toBe('a b c d F() G()');
      expect(await set([folder(1, 3, 0), item(2), folder(0), item(1)])).toMatchObject({
        status: 200,
        json: true,
      });
      expect(await shown()).toBe('G(d a) c F() b');
      expect(await calls.names(server, token)).toEqual(['d', 'a', 'c', 'b']);
      const list = await entries();
      expect(list[0]).toEqual({
        id: folders[1],
        name: 'G',
        isFolder: true,
        childs: [
          { id: items[3], name: 'd' },
          { id: items[0], name: 'a' },
        ],
      });
      expect(list[1]).toEqual({ id: items[2], name: 'c', isFolder: false, childs: [] });
      expect(
        (
          await set([
            { ...item(1), childs: null },
            { ...folder(0), childs: null },
          ])
        ).status,
      ).toBe(200);
      expect(await shown()).toBe('b F() G(d a) c');
      expect((await set(list)).status).toBe(200);
      // The list's own data may be sent back unchanged.
      expect((await set(list)).status).toBe(200);
      expect(await shown()).toBe('G(d a) c F() b');
    });

    test('[FLD-01] append what an order leaves out', async () => {
      await set([folder(0, 0, 1)]);
      expect(await shown()).toBe('F(a b) c d G()');
      await set([item(3), folder(0, 1)]);
      expect(await shown()).toBe('d F(b a) c G()');
      await set([item(0)]);
      expect(await shown()).toBe('a d F(b) c G()');
      await calls.add(server, token, 'new');
      expect(await shown()).toBe('a d F(b) c G() new');
    });

    test('[FLD-01] rename a folder; deleting it leaves its content in place', async () => {
      await set([item(0), folder(0, 2, 1), item(3)]);
      const renamed = await responseOf(server, calls.saveFolder, {
        token,
        body: { id: folders[0] ?? 0, name: ' Better ' },
      });
      expect(renamed).toEqual({ id: folders[0], name: 'Better' });
      expect(await shown()).toBe('a Better(c b) d G()');
      const params = { id: folders[0] ?? 0 };
      expect(await responseOf(server, calls.deleteFolder, { token, params })).toBe(true);
      expect(await shown()).toBe('a c b d G()');
      expect((await server.call(calls.deleteFolder, { token, params })).status).toBe(404);
      await set([item(3)]);
      expect(await shown()).toBe('d a c b G()');
    });

    test('[FLD-01] [API-06] [API-07] reject unknown or foreign ids, and change nothing', async () => {
      await set([item(1), folder(0, 0)]);
      const other = await calls.add(server, limited, 'x');
      const unknown = [item(9), { id: 999_999, isFolder: true }, { id: other.id, isFolder: false }];
      for (const entry of unknown) {
        expect((await set([item(3), entry])).status).toBe(404);
        expect((await set([folder(1, 2), { ...folder(0), childs: [{ id: 999_999 }] }])).status).toBe(404);
      }
      const id = folders[0] ?? 0;
      const byOthers = [
        await set([item(0)], limited),
        await set([folder(0)], limited),
        await server.call(calls.saveFolder, { token: limited, body: { id, name: 'stolen' } }),
        await server.call(calls.deleteFolder, { token: limited, params: { id } }),
      ];
      expect(byOthers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
      expect(await shown()).toBe('b F(a) c d G()');
      expect(await shown(limited)).toBe('x');
    });

    test('[FLD-01] [API-06] [API-07] reject an invalid order by field', async () => {
      const faulty: [SortableOrder | object[], string][] = [
        [[item(0), item(1), item(0)], '2.id'],
        [[item(0), folder(0, 1, 0)], '1.childs.1.id'],
        [[folder(0), folder(0)], '1.id'],
        [[{ ...item(0), childs: [item(1)] }], '0.childs'],
        [[{ ...folder(0), childs: [{ ...folder(1) }] }], '0.childs.0.isFolder'],
        [[{ id: 'x', isFolder: false }], '0.id'],
        [[{ id: 2 ** 33, isFolder: false }], '0.id'],
        [[{ id: 1 }], '0.isFolder'],
      ];
      for (const [order, field] of faulty)
        expect(await set(order as SortableOrder)).toMatchObject({
          status: 400,
          json: { error: 'validation', field },
        });
      for (const call of [calls.addFolder, calls.saveFolder]) {
        const blank = await server.call(call, { token, body: { id: folders[0], name: ' ' } as never });
        expect([blank.status, blank.json]).toMatchObject([400, { field: 'name' }]);
      }
      expect(await shown()).toBe('a b c d F() G()');
    });

    test('keep one of two simultaneous orders', async () => {
      const orders: [SortableOrder, string][] = [
        [[folder(0, 0, 1), folder(1, 2, 3)], 'F(a b) G(c d)'],
        [[folder(1, 1, 0), folder(0, 3, 2)], 'G(b a) F(d c)'],
        [[item(3), item(2), item(1), item(0), folder(0), folder(1)], 'd c b a F() G()'],
      ];
      for (let round = 0; round < 5; round++) {
        await Promise.all(orders.map(([order]) => set(order)));
        expect(orders.map(([, result]) => result)).toContain(await shown());
      }
    });
  });

  test('[FLD-01] [API-06] move one saved search to a position, in a folder or outside', async () => {
    for (const table of ['saved_search', 'saved_search_folder'] as const)
      await server.database.kysely.deleteFrom(table).execute();
    const ids: number[] = [];
    for (const name of ['a', 'b', 'c']) ids.push((await SEARCHES.add(server, token, name)).id);
    const { id: idFolder } = await responseOf(server, 'addSearchFolder', { token, body: { name: 'F' } });
    const [a = 0, b = 0, c = 0] = ids;
    const move = async (id: number, to: number | null, position: number): Promise<string> => {
      const body = { id, idFolder: to, position };
      expect(await responseOf(server, 'saveSortableSearch', { token, body })).toBe(true);
      const list = await responseOf(server, 'getSortableSearches', { token });
      return list.map(({ name, childs }) => [name, ...childs.map((child) => child.name)].join('/')).join(' ');
    };
    expect(await move(c, null, 0)).toBe('c a b F');
    expect(await move(a, idFolder, 5)).toBe('c b F/a');
    expect(await move(b, idFolder, 0)).toBe('c F/b/a');
    expect(await move(a, null, 1)).toBe('c a F/b');
    const bad = await server.call('saveSortableSearch', {
      token,
      body: { id: a, idFolder: null, position: -1 },
    });
    expect([bad.status, bad.json]).toMatchObject([400, { field: 'position' }]);
    const nowhere = { id: a, idFolder: 999_999, position: 0 };
    expect((await server.call('saveSortableSearch', { token, body: nowhere })).status).toBe(404);
  });
});
