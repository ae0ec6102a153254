import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { testDatabases } from '../database/test-database.ts';
import { PlaylistCalls } from '../testing/playlist-calls.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { expectSame, type SeenDates } from './model/compare.ts';
import { Model, USERS } from './model/model.ts';
import { ORDER_ACTIONS } from './model/order-actions.ts';
import { PLAYLIST_ACTIONS } from './model/playlist-actions.ts';
import { SEARCH_ACTIONS } from './model/search-actions.ts';
import { Draw, type Action } from './model/step.ts';

const ACTIONS: Readonly<Record<string, Action>> = {
  ...SEARCH_ACTIONS,
  ...PLAYLIST_ACTIONS,
  ...ORDER_ACTIONS,
};
const TABLES = ['saved_search', 'saved_search_folder', 'playlist', 'playlist_folder'] as const;
/** Sequences of commands; more of them find more, and take longer. */
const RUNS = Number(process.env['MODEL_RUNS'] ?? 8);

const command = fc.record({
  action: fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(...Object.keys(ACTIONS)) },
    // There must be something to work on.
    {
      weight: 1,
      arbitrary: fc.constantFrom('createSearch', 'addPlaylist', 'addProgramsToPlaylist', 'addSearchFolder'),
    },
  ),
  user: fc.nat(USERS.length - 1),
  numbers: fc.array(fc.nat(1000), { minLength: 6, maxLength: 16 }),
});

describe.each(testDatabases())('random commands of three users on $name', (kind) => {
  let server: TestServer;
  let users: PlaylistCalls[];
  let visible: Set<number>[];
  beforeAll(async () => {
    server = await startTestServer(kind);
    users = await PlaylistCalls.of(server, ...USERS);
    visible = [];
    for (const user of users) visible.push(new Set(await user.everything()));
  });
  afterAll(() => server.close());

  test('[SVS-02] [PLS-02] [FLD-01] [API-06] [API-07] the server and a small model never say different things', async () => {
    const seenCalls = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 5, maxLength: 30, size: 'max' }), async (commands) => {
        for (const table of TABLES) await server.database.kysely.deleteFrom(table).execute();
        const model = new Model(
          visible,
          users.map(({ idUser }) => idUser),
        );
        const seen: SeenDates = { search: new Map(), playlist: new Map() };
        for (const { action, user, numbers } of commands) {
          const step = ACTIONS[action]?.(model, user, new Draw(numbers));
          if (!step) throw new Error(`No action ${action}`);
          const { status, json } = await server.call(step.call, {
            token: users[user]?.token ?? '',
            ...(step.params ? { params: step.params } : {}),
            ...(step.body === undefined ? {} : { body: step.body as never }),
          });
          const made = `${step.call} ${JSON.stringify(step.params ?? step.body)}`;
          expect([made, status]).toEqual([made, step.status]);
          if (status === 200) {
            if (step.count !== undefined) expect([made, json]).toEqual([made, step.count]);
            step.apply?.(json as { id: number });
          }
          seenCalls.set(step.call, (seenCalls.get(step.call) ?? 0) + (status === 200 ? 1 : 0));
          await expectSame(
            server,
            users.map(({ token }) => token),
            model,
            seen,
          );
        }
      }),
      { numRuns: RUNS },
    );
    if (RUNS >= 100) expect([...seenCalls].filter(([, count]) => count === 0)).toEqual([]);
  }, 600_000);
});
