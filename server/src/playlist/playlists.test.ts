import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Playlist } from '@airdex/shared-contracts/api';
import { testDatabases } from '../database/test-database.ts';
import { storedProgrammes } from '../testing/expected-programmes.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

describe.each(testDatabases())('playlists on $name', (kind) => {
  let server: TestServer;
  let demo: string;
  let ids: number[];
  beforeAll(async () => {
    server = await startTestServer(kind);
    demo = await server.signIn('demo');
    ids = (await storedProgrammes(server.database.kysely)).map(({ id }) => id);
    const { kysely } = server.database;
    await kysely.deleteFrom('playlist_programme').execute();
    const fill = async (name: string, programmes: readonly number[]): Promise<void> => {
      const { id } = await kysely
        .selectFrom('playlist')
        .select('id')
        .where('name', '=', name)
        .executeTakeFirstOrThrow();
      await kysely
        .insertInto('playlist_programme')
        .values(programmes.map((programme_id) => ({ playlist_id: id, programme_id })))
        .execute();
    };
    await fill('Spring acquisitions', ids.slice(0, 12));
    await fill('Nature and science', ids.slice(5, 8));
    await fill('Family evening', ids.slice(0, 4));
  });
  afterAll(() => server.close());

  const playlists = async (withShared: boolean, withCounts: boolean): Promise<Playlist[]> => {
    const { status, json } = await server.call('getPlaylists', {
      token: demo,
      params: { withShared, withCounts },
    });
    expect(status).toBe(200);
    return json as Playlist[];
  };

  test('[API-07] own playlists, and on demand those shared with the caller', async () => {
    expect(
      (await playlists(false, true)).map(({ name, programCount, username }) => [
        name,
        programCount,
        username,
      ]),
    ).toEqual([
      ['Spring acquisitions', 12, null],
      ['Quiz formats to watch', 0, null],
    ]);
    expect((await playlists(true, true)).at(-1)).toMatchObject({
      name: 'Nature and science',
      programCount: 3,
      isShared: true,
      username: 'colleague',
    });
    expect((await playlists(true, false)).map(({ programCount }) => programCount)).toEqual([0, 0, 0]);
    const colleague = await server.signIn('colleague');
    const owned = await server.call('getPlaylists', {
      token: colleague,
      params: { withShared: true, withCounts: false },
    });
    expect(owned.json).toMatchObject([{ name: 'Nature and science', isShared: true, username: null }]);
  });

  test('[API-07] the programmes of one, as many as asked for', async () => {
    const id = (await playlists(false, false))[0]?.id ?? 0;
    const read = async (limit: number): Promise<{ programs: { idProgram: number }[]; count: number }> =>
      (await server.call('getPlaylistsPrograms', { token: demo, params: { id, limit } })).json as {
        programs: { idProgram: number }[];
        count: number;
      };
    const seven = await read(7);
    expect(seven).toMatchObject({ count: 12 });
    expect(seven.programs).toHaveLength(7);
    expect(seven.programs.every(({ idProgram }) => ids.slice(0, 12).includes(idProgram))).toBe(true);
    expect(await read(0)).toEqual({ programs: [], count: 12 });
    const limited = await server.signIn('limited');
    const stranger = await server.call('getPlaylistsPrograms', { token: limited, params: { id, limit: 7 } });
    expect(stranger).toMatchObject({ status: 404, json: { error: 'not-found' } });
  });

  test('[API-07] the playlists that hold a programme, of those the caller may read', async () => {
    const holding = async (programme: number): Promise<string[]> => {
      const params = { id: programme };
      const lists = (await server.call('getPlaylistsByProgram', { token: demo, params })).json as Playlist[];
      const count = (await server.call('getPlaylistsCountByProgram', { token: demo, params })).json;
      expect(count).toBe(lists.length);
      return lists.map(({ name }) => name);
    };
    expect(await holding(ids[0] ?? 0)).toEqual(['Spring acquisitions']);
    expect(await holding(ids[6] ?? 0)).toEqual(['Spring acquisitions', 'Nature and science']);
    expect(await holding(ids[100] ?? 0)).toEqual([]);
  });

  test('[API-07] shared playlists count as unseen until they are marked as seen', async () => {
    const unseen = async (): Promise<unknown> =>
      (await server.call('getUnseenSharedPlaylistCount', { token: demo })).json;
    expect(await unseen()).toBe(1);
    expect(await server.call('markSharedPlaylistsAsSeen', { token: demo })).toMatchObject({
      status: 200,
      json: true,
    });
    expect(await unseen()).toBe(0);
  });
});
