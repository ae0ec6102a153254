import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SelectedSearch } from '@airdex/shared-contracts/search-filter';
import { testDatabases } from '../../../testing/test-database.ts';
import { responseOf } from '../../../testing/response-of-call.ts';
import { PlaylistCalls } from '../../../testing/playlist-calls.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const LONG_AGO = '2020-01-01T00:00:00.000Z';

describe.each(testDatabases())('filling playlists on $name', (kind) => {
  let server: TestServer;
  let demo: PlaylistCalls;
  let limited: PlaylistCalls;
  let all: number[];
  beforeAll(async () => {
    server = await startTestServer(kind);
    [demo, limited] = await PlaylistCalls.of(server, 'demo', 'limited');
    all = await demo.everything();
  });
  afterAll(() => server.close());
  let first: number;
  let second: number;
  let third: number;
  beforeEach(async () => {
    await server.database.kysely.deleteFrom('playlist').execute();
    [first, second, third] = [await demo.add('first'), await demo.add('second'), await demo.add('third')];
  });

  const add = (
    idPlaylists: number[],
    filter: Partial<SelectedSearch>,
    mode: 'Add' | 'ReplaceByProgram' = 'Add',
  ): Promise<number> =>
    responseOf(server, 'addProgramsToPlaylist', { token: demo.token, body: { idPlaylists, filter, mode } });
  const remove = (idPlaylists: number[], filter: Partial<SelectedSearch>): Promise<number> =>
    responseOf(server, 'removeProgramsToPlaylist', { token: demo.token, body: { idPlaylists, filter } });
  const withVideo = async (): Promise<number[]> => {
    const body = { isVideoPresent: true, resultsPerPage: 1000 };
    const { programs } = await responseOf(server, 'getAdvancedSearchPrograms', { token: demo.token, body });
    return programs.map(({ idProgram }) => idProgram).sort((a, b) => a - b);
  };
  const dates = async (): Promise<Map<number, string>> =>
    new Map((await demo.list()).map(({ id, date }) => [id, date]));

  test('[PLM-02] [API-07] Add: adds the ticked programmes of the filter, and keeps existing ones', async () => {
    const found = await withVideo();
    const [one = 0, two = 0] = found;
    expect(await add([first, second], { isVideoPresent: true, isAllSelected: true })).toBe(2 * found.length);
    expect([await demo.held(first), await demo.held(second), await demo.held(third)]).toEqual([
      found,
      found,
      [],
    ]);
    // Repeating adds nothing; the same playlist twice counts once.
    expect(await add([first, first], { isVideoPresent: true, isAllSelected: true })).toBe(0);
    expect(await add([third], { isVideoPresent: true, selectMode: 'Exclude', selectedIds: [one] })).toBe(
      found.length - 1,
    );
    expect(await demo.held(third)).toEqual(found.slice(1));
    const outside = all.find((id) => !found.includes(id)) ?? 0;
    const include: Partial<SelectedSearch> = { selectMode: 'Include', selectedIds: [one, two, outside] };
    expect(await add([third], { isVideoPresent: true, ...include })).toBe(1);
    expect(await demo.held(third)).toEqual(found);
    expect(await add([third], { selectMode: 'Include', selectedIds: [] })).toBe(0);
    expect(await add([third], include)).toBe(1);
    expect((await demo.list()).map(({ programCount }) => programCount)).toEqual([
      found.length,
      found.length,
      found.length + 1,
    ]);
  });

  test('[PLM-02] [API-07] ReplaceByProgram: exactly the given playlists contain the programmes afterwards', async () => {
    const [one = 0, two = 0, three = 0] = all;
    await demo.fill([first, second], [one, two, three]);
    const counts = () =>
      Promise.all(
        [one, two, three].map((id) =>
          responseOf(server, 'getPlaylistsCountByProgram', { token: demo.token, params: { id } }),
        ),
      );
    expect(await counts()).toEqual([2, 2, 2]);
    expect(await demo.fill([second, third], [one], 'ReplaceByProgram')).toBe(1);
    expect(await counts()).toEqual([2, 2, 2]);
    expect([await demo.held(first), await demo.held(second), await demo.held(third)]).toEqual([
      [two, three],
      [one, two, three],
      [one],
    ]);
    expect(await demo.fill([], [one, two], 'ReplaceByProgram')).toBe(0);
    expect(await counts()).toEqual([0, 0, 2]);
    const holding = await responseOf(server, 'getPlaylistsByProgram', {
      token: demo.token,
      params: { id: three },
    });
    expect(holding.map(({ name }) => name)).toEqual(['first', 'second']);
  });

  test('[PLM-02] ReplaceByProgram leaves the playlists of others alone', async () => {
    const [colleague] = await PlaylistCalls.of(server, 'colleague');
    const [one = 0] = all;
    const shared = await colleague.add('shared');
    await colleague.fill([shared], [one]);
    await colleague.share(shared, demo);
    await demo.fill([first], [one], 'ReplaceByProgram');
    expect(await colleague.held(shared)).toEqual([one]);
    expect(
      await responseOf(server, 'getPlaylistsCountByProgram', { token: demo.token, params: { id: one } }),
    ).toBe(2);
  });

  test('[PLM-03] [API-07] removes the ticked programmes of the filter from the given playlists only', async () => {
    const found = await withVideo();
    await add([first, second, third], { isAllSelected: true });
    expect(await remove([first, second], { isVideoPresent: true, isAllSelected: true })).toBe(
      2 * found.length,
    );
    const rest = all.filter((id) => !found.includes(id));
    expect([await demo.held(first), await demo.held(second), await demo.held(third)]).toEqual([
      rest,
      rest,
      all,
    ]);
    expect(await remove([first], { isVideoPresent: true, isAllSelected: true })).toBe(0);
    const [keep = 0] = rest;
    expect(await remove([first], { selectedPlaylists: [first], selectedIds: [keep] })).toBe(rest.length - 1);
    expect(await demo.held(first)).toEqual([keep]);
    expect(await remove([third], { selectMode: 'Include', selectedIds: [keep] })).toBe(1);
  });

  test('changes the dates of playlists whose content changed', async () => {
    const backdate = () =>
      server.database.kysely.updateTable('playlist').set({ updated_at: LONG_AGO }).execute();
    const moved = async (): Promise<boolean[]> => {
      const now = await dates();
      return [first, second, third].map((id) => now.get(id) !== LONG_AGO);
    };
    const [one = 0, two = 0] = all;
    await demo.fill([first], [one]);
    await backdate();
    await demo.fill([first, second], [one]);
    expect(await moved()).toEqual([false, true, false]);
    await backdate();
    await demo.empty([second, third], [one]);
    expect(await moved()).toEqual([false, true, false]);
    await backdate();
    await demo.fill([third], [one, two], 'ReplaceByProgram');
    expect(await moved()).toEqual([true, false, true]);
  });

  test('[PLM-02] [PLM-03] only adds programmes of the subscription, whatever is ticked', async () => {
    const inside = await limited.everything();
    const id = await limited.add('mine');
    expect(await limited.fill([id], all)).toBe(inside.length);
    const rows = await server.database.kysely.selectFrom('playlist_programme').selectAll().execute();
    expect(rows.map((row) => row.programme_id).sort((a, b) => a - b)).toEqual(inside);
    expect(await limited.empty([id], all)).toBe(inside.length);
  });

  test('[PLM-02] [PLM-03] changes nothing if one playlist belongs to another user', async () => {
    const other = await limited.add('other');
    await demo.fill([first], all.slice(0, 3));
    const filter = { isAllSelected: true };
    for (const id of [other, 999_999]) {
      const { token } = demo;
      const answers = [
        await server.call('addProgramsToPlaylist', {
          token,
          body: { idPlaylists: [second, id], filter, mode: 'Add' },
        }),
        await server.call('addProgramsToPlaylist', {
          token,
          body: { idPlaylists: [second, id], filter, mode: 'ReplaceByProgram' },
        }),
        await server.call('removeProgramsToPlaylist', { token, body: { idPlaylists: [first, id], filter } }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    }
    expect((await demo.list()).map(({ programCount }) => programCount)).toEqual([3, 0, 0]);
    expect(await limited.held(other)).toEqual([]);
  });

  test.each([
    ['no playlist to add to', { idPlaylists: [], filter: {}, mode: 'Add' }, 'idPlaylists'],
    ['an unknown mode', { idPlaylists: [1], filter: {}, mode: 'Replace' }, 'mode'],
    ['no mode', { idPlaylists: [1], filter: {} }, 'mode'],
    ['no filter', { idPlaylists: [1], mode: 'Add' }, 'filter'],
    ['an invalid id', { idPlaylists: [1, 'x'], filter: {}, mode: 'Add' }, 'idPlaylists.1'],
    [
      'a ticked row with an invalid id',
      { idPlaylists: [1], filter: { selectedIds: [2 ** 40] }, mode: 'Add' },
      'filter.selectedIds.0',
    ],
  ])('[PLM-02] rejects %s by field', async (_, body, field) => {
    const response = await server.call('addProgramsToPlaylist', { token: demo.token, body: body as never });
    expect([response.status, response.json]).toMatchObject([400, { field }]);
  });

  test('[PLM-03] rejects an empty list of playlists by field', async () => {
    const body = { idPlaylists: [], filter: {} };
    const response = await server.call('removeProgramsToPlaylist', { token: demo.token, body });
    expect([response.status, response.json]).toMatchObject([400, { field: 'idPlaylists' }]);
  });

  test('rejects more entries than one call may add with a message, before anything is written', async () => {
    const idPlaylists = Array.from({ length: 5000 }, (_, index) => 1_000_000 + index);
    const call = (language: 'en' | 'ch') =>
      server.call('addProgramsToPlaylist', {
        token: demo.token,
        language,
        body: { idPlaylists, filter: { isAllSelected: true }, mode: 'Add' },
      });
    expect(await call('en')).toMatchObject({ status: 409, json: { error: 'limit-exceeded' } });
    expect(((await call('ch')).json as { message: string }).message).toMatch(/片单/);
  });

  test('adds each entry once for two simultaneous identical calls', async () => {
    const added = await Promise.all([
      add([first], { isAllSelected: true }),
      add([first], { isAllSelected: true }),
      add([first, second], { isAllSelected: true }),
    ]);
    expect(added.reduce((sum, count) => sum + count, 0)).toBe(2 * all.length);
    expect(await demo.held(first)).toEqual(all);
  });
});
