import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabases } from '../../../testing/test-database.ts';
import { responseOf } from '../../../testing/response-of-call.ts';
import { COLLECTION_CALLS, type Owned } from '../../../testing/collection-calls.ts';
import { PlaylistCalls } from '../../../testing/playlist-calls.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

describe.each(testDatabases())('every call of collections on $name', (kind) => {
  let server: TestServer;
  let demo: PlaylistCalls;
  let limited: PlaylistCalls;
  let owned: Owned;
  beforeAll(async () => {
    server = await startTestServer(kind);
    const [owner, colleague, stranger] = await PlaylistCalls.of(server, 'demo', 'colleague', 'limited');
    [demo, limited] = [owner, stranger];
    owned = {
      search: 0,
      deletedSearch: 0,
      searchFolder: 0,
      playlist: 0,
      deletedPlaylist: 0,
      playlistFolder: 0,
      programme: 0,
      colleague: colleague.idUser,
    };
    const [programme = 0] = await demo.everything();
    owned = { ...owned, programme };
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    const { kysely } = server.database;
    for (const table of ['saved_search', 'saved_search_folder', 'playlist', 'playlist_folder'] as const)
      await kysely.deleteFrom(table).execute();
    const { token } = demo;
    const name = 'mine';
    const addSearch = async () =>
      (await responseOf(server, 'createSearch', { token, body: { searchName: name, filter: {} } })).id;
    const [deletedSearch, deletedPlaylist] = [await addSearch(), await demo.add(name)];
    await responseOf(server, 'deleteSearch', { token, params: { id: deletedSearch } });
    await responseOf(server, 'deletePlaylist', { token, params: { id: deletedPlaylist } });
    owned = {
      ...owned,
      deletedSearch,
      deletedPlaylist,
      search: await addSearch(),
      searchFolder: (await responseOf(server, 'addSearchFolder', { token, body: { name } })).id,
      playlist: await demo.add(name),
      playlistFolder: (await responseOf(server, 'addPlaylistFolder', { token, body: { name } })).id,
    };
    await demo.fill([owned.playlist], [owned.programme]);
  });

  const stored = async (): Promise<unknown> => {
    const { kysely } = server.database;
    return {
      searches: await kysely.selectFrom('saved_search').selectAll().orderBy('id').execute(),
      searchFolders: await kysely.selectFrom('saved_search_folder').selectAll().orderBy('id').execute(),
      playlists: await kysely.selectFrom('playlist').selectAll().orderBy('id').execute(),
      playlistFolders: await kysely.selectFrom('playlist_folder').selectAll().orderBy('id').execute(),
      entries: await kysely.selectFrom('playlist_programme').selectAll().execute(),
      shares: await kysely.selectFrom('playlist_share').selectAll().execute(),
    };
  };

  test.each(COLLECTION_CALLS)('[$requirement] $name', async ({ name, valid, namesOwned, bad }) => {
    const before = await stored();
    expect((await server.call(name, valid(owned))).status).toBe(401);
    expect((await server.call(name, { ...valid(owned), token: 'not.a.token' })).status).toBe(401);
    if (bad) {
      const refused = await server.call(name, { ...valid(owned), token: demo.token, body: bad[0] as never });
      expect([refused.status, refused.json]).toMatchObject([400, { error: 'validation', field: bad[1] }]);
    }
    if (namesOwned)
      expect((await server.call(name, { ...valid(owned), token: limited.token })).status).toBe(404);
    expect(await stored()).toEqual(before);
    await responseOf(server, name, { ...valid(owned), token: demo.token });
  });

  test('[API-07] leaving a playlist removes it for the user it was shared with', async () => {
    await responseOf(server, 'linkMultipleSharedPlaylist', {
      token: demo.token,
      params: { id: owned.playlist },
      body: [owned.colleague],
    });
    const before = await stored();
    const params = { id: owned.playlist };
    expect((await server.call('unlinkSharedPlaylist', { params })).status).toBe(401);
    expect((await server.call('unlinkSharedPlaylist', { params, token: limited.token })).status).toBe(404);
    expect(await stored()).toEqual(before);
    const [colleague] = await PlaylistCalls.of(server, 'colleague');
    expect(await responseOf(server, 'unlinkSharedPlaylist', { params, token: colleague.token })).toBe(true);
    expect(await stored()).toEqual({ ...(before as object), shares: [] });
  });
});
