import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SharedPlaylistUser } from '@airdex/shared-contracts/api';
import { testDatabase } from '../../../testing/test-database.ts';
import { responseOf } from '../../../testing/response-of-call.ts';
import { PlaylistCalls } from '../../../testing/playlist-calls.ts';
import { SHARED_WITH_USER_MAX } from './share-playlists.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { untilBlocked } from '../../../testing/until-blocked.ts';

/** Colleagues of demo with names that are difficult for patterns and case folding. */
const COLLEAGUES = [
  ['50%_off', 'percent@example.com'],
  ['50X_off', 'other@example.com'],
  ['Émile', 'EMILE.Z@example.com'],
  ['back\\slash', 'slash@example.com'],
] as const;

describe.each([testDatabase()])('sharing playlists on $name', (kind) => {
  let server: TestServer;
  let demo: PlaylistCalls;
  let colleague: PlaylistCalls;
  let limited: PlaylistCalls;
  let id: number;
  beforeAll(async () => {
    server = await startTestServer(kind);
    [demo, colleague, limited] = await PlaylistCalls.of(server, 'demo', 'colleague', 'limited');
    const { kysely } = server.database;
    const { company_id, password_hash } = await kysely
      .selectFrom('app_user')
      .select(['company_id', 'password_hash'])
      .where('id', '=', demo.idUser)
      .executeTakeFirstOrThrow();
    for (const [username, email] of COLLEAGUES)
      await kysely.insertInto('app_user').values({ company_id, password_hash, username, email }).execute();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.database.kysely.deleteFrom('playlist').execute();
    id = await demo.add('Nature');
  });

  const users = (term?: string): Promise<SharedPlaylistUser[]> =>
    responseOf(server, 'getSharedPlaylistUsers', {
      token: demo.token,
      params: { id, ...(term === undefined ? {} : { term }) },
    });
  const link = (ids: number[], playlist = id) =>
    server.call('linkMultipleSharedPlaylist', { token: demo.token, params: { id: playlist }, body: ids });
  const unlink = (ids: number[]) =>
    server.call('unlinkMultipleSharedPlaylist', { token: demo.token, params: { id }, body: ids });
  const names = async (term?: string): Promise<string[]> =>
    (await users(term)).map(({ username }) => username);

  test('[PLS-02] only an owner learns that a playlist is not shared with its owner', async () => {
    expect((await link([demo.idUser])).status).toBe(400);
    const foreign = await server.call('linkMultipleSharedPlaylist', {
      token: colleague.token,
      params: { id },
      body: [colleague.idUser],
    });
    expect(foreign.status).toBe(404);
  });

  test('[SHR-01] shares with a disabled colleague only what was shared before', async () => {
    const { kysely } = server.database;
    const disable = (moment: Date | null) =>
      kysely
        .updateTable('app_user')
        .set({ disabled_at: moment })
        .where('id', '=', colleague.idUser)
        .execute();
    await disable(new Date());
    const refused = await link([colleague.idUser]);
    await disable(null);
    await link([colleague.idUser]);
    await disable(new Date());
    const repeated = await link([colleague.idUser]);
    await disable(null);
    expect([refused.status, repeated.status]).toEqual([404, 200]);
  });

  test('[SHR-01] [PLS-03] [API-07] offers the company without the owner, by the start of address or name', async () => {
    expect(await names()).toEqual(['50%_off', '50X_off', 'back\\slash', 'colleague', 'Émile']);
    expect((await users()).find(({ username }) => username === 'colleague')).toEqual({
      idUser: colleague.idUser,
      username: 'colleague',
      email: 'colleague@example.com',
      isLinked: false,
    });
    const found: [string, string[]][] = [
      ['COLL', ['colleague']],
      [' coll ', ['colleague']],
      ['ollea', []],
      ['othe', ['50X_off']],
      ['emile.z@', ['Émile']],
      ['é', ['Émile']],
      ['50%', ['50%_off']],
      ['50%_', ['50%_off']],
      ['%', []],
      ['_', []],
      ['back\\', ['back\\slash']],
      ['limited', []],
      ['demo', []],
      ["' or 1=1 --", []],
    ];
    for (const [term, expected] of found) expect([term, await names(term)]).toEqual([term, expected]);
  });

  test('[SHR-01] [API-07] shows it to the other user, as new until it was viewed', async () => {
    await demo.fill([id], (await demo.everything()).slice(0, 3));
    expect(await link([colleague.idUser, colleague.idUser])).toMatchObject({ status: 200, json: true });
    expect((await users('colleague'))[0]?.isLinked).toBe(true);
    expect(await colleague.list()).toMatchObject([
      { id, name: 'Nature', isShared: true, username: 'demo', programCount: 3 },
    ]);
    expect((await demo.list())[0]).toMatchObject({ isShared: true, username: null });
    expect([await colleague.unseen(), await demo.unseen(), await limited.unseen()]).toEqual([1, 0, 0]);
    await responseOf(server, 'markSharedPlaylistsAsSeen', { token: colleague.token });
    expect(await colleague.unseen()).toBe(0);
    // Sharing again is harmless: what was seen stays seen.
    expect((await link([colleague.idUser])).status).toBe(200);
    expect(await colleague.unseen()).toBe(0);
    const second = await demo.add('Second');
    await link([colleague.idUser], second);
    expect(await colleague.unseen()).toBe(1);
  });

  test('[PLS-03] [API-07] ends for the named users, and starts over when shared again', async () => {
    const everyone = (await users()).map(({ idUser }) => idUser);
    await link(everyone);
    await responseOf(server, 'markSharedPlaylistsAsSeen', { token: colleague.token });
    expect(await unlink([colleague.idUser, 999_999])).toMatchObject({ status: 200, json: true });
    expect((await users()).filter(({ isLinked }) => !isLinked).map(({ username }) => username)).toEqual([
      'colleague',
    ]);
    expect(await colleague.list()).toEqual([]);
    expect(
      (await server.call('getPlaylistsPrograms', { token: colleague.token, params: { id, limit: 7 } }))
        .status,
    ).toBe(404);
    expect(await colleague.held(id)).toEqual([]);
    expect((await unlink([colleague.idUser])).status).toBe(200);
    await link([colleague.idUser]);
    expect(await colleague.unseen()).toBe(1);
    await unlink(everyone);
    expect((await demo.list())[0]?.isShared).toBe(false);
  });

  test('[PLS-02] [PLS-03] with disabled users only, is not sharing, and continues when they are enabled', async () => {
    const disable = (disabled_at: Date | null) =>
      server.database.kysely
        .updateTable('app_user')
        .set({ disabled_at })
        .where('id', '=', colleague.idUser)
        .execute();
    const isShared = async () => (await demo.list())[0]?.isShared;
    await link([colleague.idUser]);
    await disable(new Date());
    expect([await names('colleague'), await isShared()]).toEqual([[], false]);
    await disable(null);
    expect([await names('colleague'), await isShared()]).toEqual([['colleague'], true]);
  });

  test('[PLS-02] [API-07] can be left by the other user without affecting anyone else', async () => {
    const everyone = (await users()).map(({ idUser }) => idUser);
    await link(everyone);
    const params = { id };
    const leave = (token: string) => server.call('unlinkSharedPlaylist', { token, params });
    expect(await leave(colleague.token)).toMatchObject({ status: 200, json: true });
    expect(await colleague.list()).toEqual([]);
    expect((await leave(colleague.token)).status).toBe(404);
    expect((await leave(demo.token)).status).toBe(404);
    expect((await leave(limited.token)).status).toBe(404);
    expect((await users()).filter(({ isLinked }) => isLinked)).toHaveLength(everyone.length - 1);
    expect(await demo.names()).toEqual(['Nature']);
  });

  test('[SHR-01] [API-07] rejects users outside the company, all or none', async () => {
    for (const stranger of [limited.idUser, 999_999]) {
      expect((await link([colleague.idUser, stranger])).status).toBe(404);
      expect((await users()).filter(({ isLinked }) => isLinked)).toEqual([]);
    }
    expect(await link([colleague.idUser, demo.idUser])).toMatchObject({ status: 400, json: { field: '1' } });
    expect([await colleague.list(), await limited.list()]).toEqual([[], []]);
  });

  // The transactions of the embedded database run one after the other.
  test.skipIf(kind.name === 'pglite')(
    'lets one of two owners share what is left of the maximum',
    async () => {
      const { kysely } = server.database;
      const recipient = (await users('50%'))[0]?.idUser ?? 0;
      const user_id = demo.idUser;
      const held = Array.from({ length: SHARED_WITH_USER_MAX - 1 }, (_, position) => ({
        user_id,
        name: `Held ${position}`,
        position,
      }));
      const playlists = await kysely.insertInto('playlist').values(held).returning('id').execute();
      await kysely
        .insertInto('playlist_share')
        .values(playlists.map((playlist) => ({ playlist_id: playlist.id, user_id: recipient })))
        .execute();
      const other = await colleague.add('Other');
      const share = ({ token }: PlaylistCalls, playlist: number) =>
        server.call('linkMultipleSharedPlaylist', { token, params: { id: playlist }, body: [recipient] });
      // Each transaction waits at its end, after it has counted.
      await sql`
      create function wait_at_end() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock_shared(1); return null; end $$`.execute(kysely);
      await sql`
      create constraint trigger wait_at_end after insert on playlist_share
      deferrable initially deferred for each row execute function wait_at_end()`.execute(kysely);
      const both = await kysely.transaction().execute(async (transaction) => {
        await sql`select pg_advisory_xact_lock(1)`.execute(transaction);
        const sharing = Promise.all([share(demo, id), share(colleague, other)]);
        await untilBlocked(server.database, 2);
        return { sharing };
      });
      expect((await both.sharing).map(({ status }) => status).sort()).toEqual([200, 409]);
      await sql`drop function wait_at_end cascade`.execute(kysely);
    },
  );

  test.each([
    ['nobody', [], ''],
    ['no list', {}, ''],
    ['an invalid id', [1, 'x'], '1'],
  ])('[SHR-01] [PLS-03] rejects %s by field', async (_, body, field) => {
    for (const name of ['linkMultipleSharedPlaylist', 'unlinkMultipleSharedPlaylist'] as const) {
      const response = await server.call(name, { token: demo.token, params: { id }, body: body as never });
      expect([response.status, response.json]).toMatchObject([400, { error: 'validation', field }]);
    }
  });
});
