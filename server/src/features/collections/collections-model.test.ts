import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { testDatabases } from '../../../testing/test-database.ts';
import { PlaylistCalls } from '../../../testing/playlist-calls.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { expectSame, type SeenDates } from '../../../testing/collections-model/compare.ts';
import { Model, USERS } from '../../../testing/collections-model/model.ts';
import { ORDER_ACTIONS } from '../../../testing/collections-model/order-actions.ts';
import { PLAYLIST_ACTIONS } from '../../../testing/collections-model/playlist-actions.ts';
import { SEARCH_ACTIONS } from '../../../testing/collections-model/search-actions.ts';
import { Draw, type Action } from '../../../testing/collections-model/step.ts';

const ACTIONS: Readonly<Record<string, Action>> = {
  ...SEARCH_ACTIONS,
  ...PLAYLIST_ACTIONS,
  ...ORDER_ACTIONS,
};
const TABLES = ['saved_search', 'saved_search_folder', 'playlist', 'playlist_folder'] as const;
/** Sequences of commands; more of them find more, and take longer. */
const RUNS = Number(process.env['MODEL_RUNS'] ?? 6);

interface Command {
  readonly action: string;
  readonly user: number;
  readonly numbers: readonly number[];
}

const commands: fc.Arbitrary<Command[]> = fc.array(
  fc.record({
    action: fc.constantFrom(...Object.keys(ACTIONS)),
    user: fc.nat(USERS.length - 1),
    numbers: fc.array(fc.nat(1000), { minLength: 6, maxLength: 16 }),
  }),
  { minLength: 5, maxLength: 25, size: 'max' },
);

/** What a long run must have covered: every call succeeding, and every kind of error. */
const OUTCOMES = [
  ...Object.keys(ACTIONS).map((name) => `${name} 200`),
  'setSearchShowInHomepage 409',
  'setSearchFavorites 409',
  'saveSearch 409',
  'saveSearch 404',
  'addProgramsToPlaylist 400',
  'addProgramsToPlaylist 404',
  'deletePlaylist 404',
  'linkMultipleSharedPlaylist 404',
  'setSortablePlaylists 400',
  'setSortablePlaylists 404',
  'setSortableSearches 400',
  'setSortableSearches 404',
];

/** The beginning of every run, so that there is data to work on. */
const BEGINNING: readonly Command[] = [
  ...[0, 0, 0, 0, 0, 0, 0, 1, 1, 2].map((user, index) => ({
    action: 'createSearch',
    user,
    numbers: [index],
  })),
  ...[0, 1, 2].flatMap((user) => [
    { action: 'addSearchFolder', user, numbers: [user] },
    { action: 'addPlaylistFolder', user, numbers: [user] },
    { action: 'addPlaylist', user, numbers: [0] },
    { action: 'addPlaylist', user, numbers: [1] },
    { action: 'addProgramsToPlaylist', user, numbers: [0, 1, 2] },
  ]),
  // Both limits reached: two for the home page, five favourites.
  { action: 'setSearchShowInHomepage', user: 0, numbers: [1, 2, 0, 0, 1, 1] },
  { action: 'setSearchFavorites', user: 0, numbers: [1, 0, 5, 0, 0, 0, 0, 0] },
  { action: 'linkMultipleSharedPlaylist', user: 0, numbers: [0, 0, 1] },
  { action: 'linkMultipleSharedPlaylist', user: 1, numbers: [0, 0, 1] },
];

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

  test('[SVS-02] [PLS-02] [FLD-01] [API-06] [API-07] the server and a small model always agree', async () => {
    const outcomes = new Set<string>();
    await fc.assert(
      fc.asyncProperty(commands, async (drawn) => {
        for (const table of TABLES) await server.database.kysely.deleteFrom(table).execute();
        const model = new Model(
          visible,
          users.map(({ idUser }) => idUser),
        );
        const seen: SeenDates = { search: new Map(), playlist: new Map() };
        const run = async ({ action, user, numbers }: Command): Promise<void> => {
          const step = ACTIONS[action]?.(model, user, new Draw(numbers));
          if (!step) throw new Error(`No action ${action}`);
          const { status, json } = await server.call(step.call, {
            token: users[user]?.token ?? '',
            ...(step.params ? { params: step.params } : {}),
            ...(step.body === undefined ? {} : { body: step.body as never }),
          });
          const made = `${step.call} ${JSON.stringify(step.params ?? step.body)}`;
          expect([made, status]).toEqual([made, step.status]);
          outcomes.add(`${step.call} ${status}`);
          if (status !== 200) return;
          if (step.count !== undefined) expect([made, json]).toEqual([made, step.count]);
          step.apply?.(json as { id: number });
        };
        for (const each of BEGINNING) await run(each);
        for (const each of drawn) {
          await run(each);
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
    if (RUNS >= 200) expect(OUTCOMES.filter((outcome) => !outcomes.has(outcome))).toEqual([]);
  }, 600_000);
});
