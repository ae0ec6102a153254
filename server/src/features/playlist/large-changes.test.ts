import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabases } from '../../../testing/test-database.ts';
import { responseOf } from '../../../testing/response-of-call.ts';
import { moreProgrammes } from '../../../testing/more-programmes.ts';
import { PlaylistCalls } from '../../../testing/playlist-calls.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { TEST_PROGRAMMES } from '../../../testing/test-catalogue.ts';

const MORE_PROGRAMMES = 12_000;
const ALL = MORE_PROGRAMMES + TEST_PROGRAMMES;
const EVERYTHING = { isAllSelected: true };

describe.each(testDatabases())('large changes of playlists on $name', (kind) => {
  let server: TestServer;
  let demo: PlaylistCalls;
  let colleague: PlaylistCalls;
  let lists: number[];
  beforeAll(async () => {
    server = await startTestServer(kind, {
      prepare: async (kysely) => {
        await moreProgrammes(MORE_PROGRAMMES)(kysely);
      },
    });
    [demo, colleague] = await PlaylistCalls.of(server, 'demo', 'colleague');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.database.kysely.deleteFrom('playlist').execute();
    lists = [await demo.add('first'), await demo.add('second'), await demo.add('third')];
  });

  const addAll = (idPlaylists: number[], mode: 'Add' | 'ReplaceByProgram' = 'Add') =>
    responseOf(server, 'addProgramsToPlaylist', {
      token: demo.token,
      body: { idPlaylists, mode, filter: EVERYTHING },
    });
  const removeAll = (idPlaylists: number[]) =>
    responseOf(server, 'removeProgramsToPlaylist', {
      token: demo.token,
      body: { idPlaylists, filter: EVERYTHING },
    });
  const entries = async (): Promise<number> => {
    const { count } = await server.database.kysely
      .selectFrom('playlist_programme')
      .select((builder) => builder.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  };
  const counts = async () => (await demo.list()).map(({ programCount }) => programCount);
  /**
   * Sends calls of another user and of a load balancer during a change; all must get a response. Returns the numbers
   * of entries seen.
   */
  const watched = async (change: Promise<unknown>): Promise<number[]> => {
    let isRunning = true;
    const ended = change.finally(() => (isRunning = false));
    const seen: number[] = [];
    const count = async () => {
      while (isRunning) seen.push(await entries());
    };
    const call = async () => {
      while (isRunning) {
        const { status } = await server.call('getSortablePlaylists', { token: colleague.token });
        expect([status, (await server.app.inject('/readyz')).statusCode]).toEqual([200, 200]);
      }
    };
    await Promise.all([ended, count(), call()]);
    return seen;
  };

  test('[PLM-02] [PLM-03] let others run between their portions, and are completed', async () => {
    const [first = 0, second = 0, third = 0] = lists;
    // What others see during a change: it does not block the database.
    const added = await watched(addAll([first, second]));
    expect(added.filter((count) => count > 0 && count < 2 * ALL)).not.toEqual([]);
    expect(await counts()).toEqual([ALL, ALL, 0]);
    const replaced = await watched(addAll([second, third], 'ReplaceByProgram'));
    expect(replaced.filter((count) => count !== 2 * ALL)).not.toEqual([]);
    expect(await counts()).toEqual([0, ALL, ALL]);
    expect(await removeAll([second, third])).toBe(2 * ALL);
    expect(await counts()).toEqual([0, 0, 0]);
    expect(await server.database.kysely.selectFrom('playlist_write').selectAll().execute()).toEqual([]);
  });

  test('[API-07] copy and delete a large playlist completely', async () => {
    const [first = 0] = lists;
    expect(await addAll([first])).toBe(ALL);
    const copy = await responseOf(server, 'duplicatePlaylist', { token: demo.token, params: { id: first } });
    expect(copy.programCount).toBe(ALL);
    await responseOf(server, 'deletePlaylist', { token: demo.token, params: { id: first } });
    expect(await demo.names()).toEqual(['second', 'third', copy.name]);
    const { kysely } = server.database;
    expect(await kysely.selectFrom('playlist_write').selectAll().execute()).toEqual([]);
  });

  test('run one after the other if a user starts several at once, small ones too', async () => {
    const [first = 0, second = 0] = lists;
    const one = (await demo.everything()).slice(0, 1);
    const added = await Promise.all([addAll([first]), removeAll([first]), demo.fill([first, second], one)]);
    const [all = 0, removed = 0, few = 0] = added;
    const [held = 0, other] = await counts();
    // Whichever ran first: a change is never mixed with another one.
    expect([0, 1, ALL]).toContain(held);
    expect(other).toBe(1);
    expect(held + 1).toBe(all + few - removed);
  });
});
