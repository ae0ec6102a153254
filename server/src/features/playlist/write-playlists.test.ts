import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Playlist } from '@airdex/shared-contracts/api';
import { testDatabases } from '../../../testing/test-database.ts';
import { responseOf } from '../../../testing/response-of-call.ts';
import { PlaylistCalls } from '../../../testing/playlist-calls.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const LONG_AGO = '2020-01-01T00:00:00.000Z';

describe.each(testDatabases())('writing playlists on $name', (kind) => {
  let server: TestServer;
  let demo: PlaylistCalls;
  let colleague: PlaylistCalls;
  let limited: PlaylistCalls;
  beforeAll(async () => {
    server = await startTestServer(kind);
    [demo, colleague, limited] = await PlaylistCalls.of(server, 'demo', 'colleague', 'limited');
  });
  afterAll(() => server.close());
  beforeEach(() => server.database.kysely.deleteFrom('playlist').execute());

  const backdate = (id: number) =>
    server.database.kysely
      .updateTable('playlist')
      .set({ created_at: LONG_AGO, updated_at: LONG_AGO })
      .where('id', '=', id)
      .execute();

  test('[PLS-02] [API-07] creates, edits and deletes a playlist for its owner', async () => {
    const body = { name: ' Spring ', description: '<b>new</b><script>alert(1)</script>' };
    const made = await responseOf(server, 'addPlaylist', { token: demo.token, body });
    expect(made).toMatchObject({
      name: 'Spring',
      description: '<b>new</b>',
      programCount: 0,
      isShared: false,
      username: null,
    });
    const stored = () =>
      server.database.kysely.selectFrom('playlist').select('description').where('id', '=', made.id);
    expect(await stored().execute()).toEqual([{ description: '<b>new</b>' }]);
    await backdate(made.id);
    const edit = (change: object): Promise<Playlist> =>
      responseOf(server, 'savePlaylist', {
        token: demo.token,
        body: { id: made.id, name: 'Spring', ...change },
      });
    expect((await edit({})).date).toBe(LONG_AGO);
    const edited = await edit({ name: 'Summer' });
    expect(edited).toMatchObject({ name: 'Summer', description: '<b>new</b>', creationDate: LONG_AGO });
    expect(edited.date > LONG_AGO).toBe(true);
    expect(await edit({ description: null })).toMatchObject({ name: 'Spring', description: '' });
    await edit({ description: '<i onclick="x()">old</i><iframe></iframe>' });
    expect(await stored().execute()).toEqual([{ description: '<i>old</i>' }]);
    await edit({ description: '<p> &nbsp; <br></p><ul><li>&#8203;</li></ul>' });
    expect(await stored().execute()).toEqual([{ description: '' }]);
    for (const name of ['', ' \n ']) {
      const blank = await server.call('savePlaylist', { token: demo.token, body: { id: made.id, name } });
      expect([blank.status, blank.json]).toMatchObject([400, { field: 'name' }]);
    }
    const params = { id: made.id };
    expect(await responseOf(server, 'deletePlaylist', { token: demo.token, params })).toBe(true);
    expect(await demo.names()).toEqual([]);
    expect((await server.call('deletePlaylist', { token: demo.token, params })).status).toBe(404);
  });

  test('[PLS-02] [API-07] copies the same programmes under a new name', async () => {
    const id = await demo.add('Drama');
    const programmes = (await demo.everything()).slice(0, 20);
    await demo.fill([id], programmes);
    const copy = (language: 'en' | 'ch' = 'en'): Promise<Playlist> =>
      responseOf(server, 'duplicatePlaylist', { token: demo.token, params: { id }, language });
    const first = await copy();
    expect(first).toMatchObject({ name: 'Drama (copy)', programCount: 20, isShared: false, username: null });
    expect((await copy()).name).toBe('Drama (copy 2)');
    expect((await copy('ch')).name).toBe('Drama（副本）');
    expect(await demo.held(first.id)).toEqual(programmes);
    await demo.empty([first.id], programmes.slice(0, 5));
    expect(await demo.held(id)).toEqual(programmes);
    expect(await demo.names()).toEqual(['Drama', 'Drama (copy)', 'Drama (copy 2)', 'Drama（副本）']);
  });

  test('[PLS-02] [API-07] lets the other user copy a shared one, and own the copy', async () => {
    const id = await colleague.add('Nature');
    const programmes = (await colleague.everything()).slice(0, 9);
    await colleague.fill([id], programmes);
    await colleague.share(id, demo);
    const copy = await responseOf(server, 'duplicatePlaylist', { token: demo.token, params: { id } });
    expect(copy).toMatchObject({ name: 'Nature (copy)', programCount: 9, username: null, isShared: false });
    await colleague.empty([id], programmes);
    expect(await demo.held(copy.id)).toEqual(programmes);
  });

  test('[PLS-02] copies only what is in the subscription of the copying user', async () => {
    const inside = await limited.everything();
    const all = await demo.everything();
    const id = await demo.add('mixed');
    await demo.fill([id], all);
    const users = await server.database.kysely.selectFrom('app_user').select(['id', 'username']).execute();
    const reader = users.find(({ username }) => username === 'limited');
    // Impossible by a call, because they are of different companies.
    await server.database.kysely
      .insertInto('playlist_share')
      .values({ playlist_id: id, user_id: reader?.id ?? 0 })
      .execute();
    const copy = await responseOf(server, 'duplicatePlaylist', { token: limited.token, params: { id } });
    expect(copy.programCount).toBe(inside.length);
    const entries = await server.database.kysely
      .selectFrom('playlist_programme')
      .select('programme_id')
      .where('playlist_id', '=', copy.id)
      .orderBy('programme_id')
      .execute();
    expect(entries.map((entry) => entry.programme_id)).toEqual(inside);
    expect(inside.length).toBeLessThan(all.length);
  });

  test('[PLS-02] [API-07] rejects changes of shared ones by others, as if they did not exist (404)', async () => {
    const id = await colleague.add('Nature');
    const programmes = (await colleague.everything()).slice(0, 5);
    await colleague.fill([id], programmes);
    await colleague.share(id, demo);
    const before = await colleague.list();
    const attempts = (token: string) => [
      server.call('savePlaylist', { token, body: { id, name: 'stolen' } }),
      server.call('deletePlaylist', { token, params: { id } }),
      server.call('addProgramsToPlaylist', {
        token,
        body: { idPlaylists: [id], filter: {}, mode: 'Add' },
      }),
      server.call('removeProgramsToPlaylist', { token, body: { idPlaylists: [id], filter: {} } }),
      server.call('linkMultipleSharedPlaylist', { token, params: { id }, body: [999_999] }),
      server.call('unlinkMultipleSharedPlaylist', { token, params: { id }, body: [999_999] }),
      server.call('getSharedPlaylistUsers', { token, params: { id } }),
    ];
    for (const { token } of [demo, limited])
      for (const { status, json } of await Promise.all(attempts(token)))
        expect([status, json]).toMatchObject([
          404,
          { error: 'not-found', message: 'There is no such playlist' },
        ]);
    const inChinese = { token: demo.token, body: { id, name: 'stolen' }, language: 'ch' } as const;
    expect((await server.call('savePlaylist', inChinese)).json).toMatchObject({ message: '该片单不存在' });
    // Together with an own one, neither is changed.
    const own = await demo.add('Own');
    const body = { idPlaylists: [own, id], filter: {}, mode: 'Add' as const };
    expect((await server.call('addProgramsToPlaylist', { token: demo.token, body })).status).toBe(404);
    expect(await demo.held(own)).toEqual([]);
    const copy = await server.call('duplicatePlaylist', { token: limited.token, params: { id } });
    expect(copy.status).toBe(404);
    expect(await colleague.list()).toEqual(before);
    expect(await colleague.held(id)).toEqual(programmes);
  });
});
