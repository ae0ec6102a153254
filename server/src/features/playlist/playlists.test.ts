import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Playlist } from '@airdex/shared-contracts/api';
import { testDatabases } from '../../../testing/test-database.ts';
import { storedProgrammes } from '../../../testing/expected-programmes.ts';
import { limitedSubscription } from '../../../testing/limited-subscription.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { countEntries } from '../collections/readable-playlists.ts';

describe.each(testDatabases())('playlists on $name', (kind) => {
  let server: TestServer;
  let demo: string;
  let ids: number[];
  const fill = async (name: string, programmes: readonly number[]): Promise<void> => {
    const { kysely } = server.database;
    const { id } = await kysely
      .selectFrom('playlist')
      .select('id')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    await kysely.deleteFrom('playlist_programme').where('playlist_id', '=', id).execute();
    await kysely
      .insertInto('playlist_programme')
      .values(programmes.map((programme_id) => ({ playlist_id: id, programme_id })))
      .execute();
  };
  beforeAll(async () => {
    server = await startTestServer(kind);
    demo = await server.signIn('demo');
    ids = (await storedProgrammes(server.database.kysely)).map(({ id }) => id);
    await server.database.kysely.deleteFrom('playlist_programme').execute();
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

  test('[API-07] include own ones, and on demand those shared with the caller', async () => {
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

  test('[API-07] return the requested number of programmes', async () => {
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

  test('[API-07] return those that contain a programme, if the caller may read them', async () => {
    const holding = async (programme: number): Promise<[string, number][]> => {
      const params = { id: programme };
      const lists = (await server.call('getPlaylistsByProgram', { token: demo, params })).json as Playlist[];
      const count = (await server.call('getPlaylistsCountByProgram', { token: demo, params })).json;
      expect(count).toBe(lists.length);
      return lists.map(({ name, programCount }) => [name, programCount]);
    };
    expect(await holding(ids[0] ?? 0)).toEqual([['Spring acquisitions', 12]]);
    expect(await holding(ids[6] ?? 0)).toEqual([
      ['Spring acquisitions', 12],
      ['Nature and science', 3],
    ]);
    expect(await holding(ids[100] ?? 0)).toEqual([]);
  });

  test('[API-11] do not count programmes outside the subscription', async () => {
    const { holds } = await limitedSubscription(server.database.kysely);
    const all = await storedProgrammes(server.database.kysely);
    const inside = all.filter(holds).map(({ id }) => id);
    const outside = all.filter((row) => !holds(row)).map(({ id }) => id);
    expect(Math.min(inside.length, outside.length)).toBeGreaterThan(3);
    await fill('Family evening', [...inside.slice(0, 2), ...outside.slice(0, 3)]);
    const limited = await server.signIn('limited');
    const holding = (id: number) => server.call('getPlaylistsByProgram', { token: limited, params: { id } });
    expect((await holding(inside[0] ?? 0)).json).toMatchObject([{ name: 'Family evening', programCount: 2 }]);
    expect((await holding(outside[0] ?? 0)).json).toEqual([]);
  });

  test('count entries in batches of any size, even if one ends between two playlists', async () => {
    const { kysely } = server.database;
    const stored = await kysely
      .selectFrom('playlist_programme')
      .innerJoin('playlist', 'playlist.id', 'playlist_id')
      .select(['playlist_id', 'programme_id'])
      .where('name', 'in', ['Spring acquisitions', 'Nature and science'])
      .execute();
    const lists = [...new Set(stored.map(({ playlist_id }) => playlist_id))];
    const isEven = (id: number): boolean => id % 2 === 0;
    const expected = lists.map((list) => [
      list,
      stored.filter((row) => row.playlist_id === list && isEven(row.programme_id)).length,
    ]);
    for (const atOnce of [1, 3, 5, 12, stored.length, 1000])
      expect(await countEntries(kysely, lists, isEven, atOnce)).toEqual(
        new Map(expected as [number, number][]),
      );
    expect(await countEntries(kysely, [], isEven)).toEqual(new Map());
  });

  test('[API-07] count as unseen if shared, until they are marked as seen', async () => {
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
