import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { moreProgrammes } from '../../../testing/more-programmes.ts';
import { PlaylistCalls } from '../../../testing/playlist-calls.ts';
import { responseOf } from '../../../testing/response-of-call.ts';
import { testDatabases } from '../../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { purgeDeletedItems, RESTORABLE_MAX } from './deleted-items.ts';

/** More than are deleted together with their playlist by one statement, and than are added by one. */
const MANY_PROGRAMMES = 11_000;

describe.each(testDatabases())('deleted items on $name', (kind) => {
  let server: TestServer;
  let demo: PlaylistCalls;
  let colleague: PlaylistCalls;
  let limited: PlaylistCalls;
  beforeAll(async () => {
    server = await startTestServer(kind, {
      prepare: async (kysely) => {
        await moreProgrammes(MANY_PROGRAMMES)(kysely);
      },
    });
    [demo, colleague, limited] = await PlaylistCalls.of(server, 'demo', 'colleague', 'limited');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    for (const table of ['saved_search', 'saved_search_folder', 'playlist', 'deleted_item'] as const)
      await server.database.kysely.deleteFrom(table).execute();
  });

  const searches = () => responseOf(server, 'getSavedSearches', { token: demo.token });
  const addSearch = (searchName: string) =>
    responseOf(server, 'createSearch', { token: demo.token, body: { searchName, filter: { term: 'quiz' } } });
  const removeSearch = (id: number) =>
    responseOf(server, 'deleteSearch', { token: demo.token, params: { id } });
  const restoreSearch = (id: number, by = demo) =>
    server.call('restoreSearch', { token: by.token, params: { id } });
  const removePlaylist = (id: number) =>
    responseOf(server, 'deletePlaylist', { token: demo.token, params: { id } });
  const restorePlaylist = (id: number, by = demo) =>
    server.call('restorePlaylist', { token: by.token, params: { id } });

  test('[SVS-03] [API-06] a saved search is restored with its flags, dates, folder and place', async () => {
    const { token } = demo;
    const [first, second, third] = [await addSearch('a'), await addSearch('b'), await addSearch('c')];
    const folder = await responseOf(server, 'addSearchFolder', { token, body: { name: 'F' } });
    const order = [
      { id: first.id, isFolder: false },
      { id: folder.id, isFolder: true, childs: [{ id: second.id }] },
      { id: third.id, isFolder: false },
    ];
    await responseOf(server, 'setSortableSearches', { token, body: order });
    await responseOf(server, 'setSearchFavorites', { token, body: [second.id] });
    const [before, sorted] = [await searches(), await responseOf(server, 'getSortableSearches', { token })];
    await removeSearch(second.id);
    expect((await searches()).map(({ searchName }) => searchName)).toEqual(['a', 'c']);
    expect(await responseOf(server, 'getFavoritesSavedSearches', { token })).toEqual([]);
    expect(await restoreSearch(second.id)).toMatchObject({
      status: 200,
      json: { id: second.id, searchName: 'b', isFavorite: true },
    });
    expect(await searches()).toEqual(before);
    expect(await responseOf(server, 'getSortableSearches', { token })).toEqual(sorted);
  });

  test('[SVS-02] [API-06] a saved search is restored without its place among the favourites if that is taken', async () => {
    const { token } = demo;
    const saved = [];
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) saved.push((await addSearch(name)).id);
    const [first = 0, ...others] = saved;
    await responseOf(server, 'setSearchFavorites', { token, body: saved.slice(0, 5) });
    const home = (ids: readonly number[]) =>
      responseOf(server, 'setSearchShowInHomepage', {
        token,
        body: ids.map((id) => ({ id, showInHomepage: true })),
      });
    await home(saved.slice(0, 2));
    await removeSearch(first);
    await responseOf(server, 'setSearchFavorites', { token, body: others.slice(0, 5) });
    await home(others.slice(1, 2));
    expect(await restoreSearch(first)).toMatchObject({
      status: 200,
      json: { isFavorite: false, showInHomepage: false },
    });
  });

  test('[API-06] a saved search is restored outside of folders if its folder is gone', async () => {
    const { token } = demo;
    const { id } = await addSearch('a');
    const folder = await responseOf(server, 'addSearchFolder', { token, body: { name: 'F' } });
    await responseOf(server, 'saveSortableSearch', { token, body: { id, idFolder: folder.id, position: 0 } });
    await removeSearch(id);
    await responseOf(server, 'deleteSearchFolder', { token, params: { id: folder.id } });
    expect((await restoreSearch(id)).status).toBe(200);
    expect(await responseOf(server, 'getSortableSearches', { token })).toEqual([
      { id, name: 'a', isFolder: false, childs: [] },
    ]);
  });

  test('[FLD-01] [API-06] an item has its own place, even if the order has changed since', async () => {
    const { token } = demo;
    const [first, second, third] = [await addSearch('a'), await addSearch('b'), await addSearch('c')];
    const folder = await responseOf(server, 'addSearchFolder', { token, body: { name: 'F' } });
    await removeSearch(first.id);
    const order = [
      { id: folder.id, isFolder: true, childs: [{ id: third.id }] },
      { id: second.id, isFolder: false },
    ];
    await responseOf(server, 'setSortableSearches', { token, body: order });
    await restoreSearch(first.id);
    const entries = await responseOf(server, 'getSortableSearches', { token });
    expect((await searches()).map(({ id }) => id)).toEqual(
      entries.flatMap(({ id, isFolder, childs }) => (isFolder ? childs.map((child) => child.id) : [id])),
    );
  });

  test('[API-06] [API-07] an item is restored once, by its owner, and only for a while', async () => {
    const [search, playlist] = [(await addSearch('a')).id, await demo.add('a')];
    const nothing = { status: 404, json: { error: 'not-found' } };
    const refused = async (by?: PlaylistCalls) => {
      expect(await restoreSearch(search, by)).toMatchObject(nothing);
      expect(await restorePlaylist(playlist, by)).toMatchObject(nothing);
    };
    await refused();
    await removeSearch(search);
    await removePlaylist(playlist);
    await refused(colleague);
    await refused(limited);
    expect((await restoreSearch(search)).status).toBe(200);
    expect((await restorePlaylist(playlist)).status).toBe(200);
    await refused();
    await removeSearch(search);
    await removePlaylist(playlist);
    await sql`update deleted_item set deleted_at = now() - interval '10 minutes'`.execute(
      server.database.kysely,
    );
    await refused();
    await purgeDeletedItems(server.database.kysely);
    expect(await server.database.kysely.selectFrom('deleted_item').selectAll().execute()).toEqual([]);
  });

  test('[API-06] [API-07] the newest deleted items of a user can be restored', async () => {
    const theirs = await colleague.add('theirs');
    await responseOf(server, 'deletePlaylist', { token: colleague.token, params: { id: theirs } });
    const oldest = await demo.add('oldest');
    await removePlaylist(oldest);
    const next = (await addSearch('next')).id;
    await removeSearch(next);
    for (let more = 1; more < RESTORABLE_MAX; more += 1) await removeSearch((await addSearch('more')).id);
    expect((await restorePlaylist(oldest)).status).toBe(404);
    expect((await restoreSearch(next)).status).toBe(200);
    expect((await restorePlaylist(theirs, colleague)).status).toBe(200);
  });

  test('[PLS-02] [API-07] a playlist is restored with its programmes and dates, and for those it was shared with', async () => {
    const [one = 0, two = 0] = await demo.everything();
    const [id, other] = [await demo.add('mine'), await demo.add('other')];
    await demo.fill([id], [one, two]);
    await responseOf(server, 'linkMultipleSharedPlaylist', {
      token: demo.token,
      params: { id },
      body: [colleague.idUser],
    });
    const [before, theirs] = [await demo.list(), await colleague.list()];
    await removePlaylist(id);
    expect((await demo.list()).map((each) => each.id)).toEqual([other]);
    expect(await colleague.list()).toEqual([]);
    expect(await restorePlaylist(id)).toMatchObject({ status: 200, json: { id, programCount: 2 } });
    expect(await demo.list()).toEqual(before);
    expect(await colleague.list()).toEqual(theirs);
  });

  test('[PLS-02] [API-07] a playlist is not shared again with somebody who has left the company', async () => {
    const { kysely } = server.database;
    const id = await demo.add('mine');
    await responseOf(server, 'linkMultipleSharedPlaylist', {
      token: demo.token,
      params: { id },
      body: [colleague.idUser],
    });
    await removePlaylist(id);
    const move = (from: PlaylistCalls, like: PlaylistCalls) =>
      sql`
        update app_user set company_id = (select company_id from app_user where id = ${like.idUser})
        where id = ${from.idUser}`.execute(kysely);
    await move(colleague, limited);
    try {
      expect((await restorePlaylist(id)).status).toBe(200);
      expect(await kysely.selectFrom('playlist_share').selectAll().execute()).toEqual([]);
    } finally {
      await move(colleague, demo);
    }
  });

  test('[API-07] a playlist of many programmes is restored completely', async () => {
    const id = await demo.add('all');
    await responseOf(server, 'addProgramsToPlaylist', {
      token: demo.token,
      body: { idPlaylists: [id], mode: 'Add', filter: { isAllSelected: true } },
    });
    const before = await demo.list();
    expect(before[0]?.programCount).toBeGreaterThan(MANY_PROGRAMMES);
    await removePlaylist(id);
    expect(await demo.list()).toEqual([]);
    expect((await restorePlaylist(id)).status).toBe(200);
    expect(await demo.list()).toEqual(before);
  });
});
