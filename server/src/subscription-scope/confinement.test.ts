import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runOnce, subscribe, testLetterServices } from '../../testing/daily-update/letter-testbed.ts';
import { normalName } from '../database/normal-names/normal-name.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { storedProgrammes } from '../../testing/expected-programmes.ts';
import { seededRandom } from '../../testing/seeded-random.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { markCatalogue, marksIn, playlistMark, searchMark, textOf } from '../../testing/confinement/marks.ts';
import { rowsOfOthers, shares } from '../../testing/confinement/owned-rows.ts';
import {
  MUST_SUCCEED,
  randomCall,
  type Belongings,
  type RandomCall,
} from '../../testing/confinement/random-calls.ts';
import {
  chooser,
  insertSubscription,
  type Subscription,
} from '../../testing/confinement/random-subscription.ts';

const COMPANIES = 3;
const USERS_PER_COMPANY = 2;
const CALLS = 600;
/** Maximum number of random calls, even if a call of `MUST_SUCCEED` has not succeeded yet. */
const MOST_CALLS = 3000;
/** Change it to try other cases; every failure reports it. */
const SEED = 20_261_121;

interface User {
  readonly id: number;
  readonly username: string;
  readonly token: string;
  readonly subscription: Subscription;
  /**
   * Users whose playlists the user may know: own ones, and everything ever shared, even as a copy of a copy.
   */
  readonly knows: Set<number>;
}

/** Ids that are not allowed. */
const beyond = (found: ReadonlySet<number>, allowed: ReadonlySet<number>): number[] =>
  [...found].filter((id) => !allowed.has(id));

/** Every number under one of the names, at any depth. */
function numbersNamed(value: unknown, names: readonly string[]): number[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === 'number' && names.includes(name) ? [inner] : numbersNamed(inner, names),
  );
}

describe.each([testDatabase()])('random users and random calls on $name', (kind) => {
  let server: TestServer;
  const users: User[] = [];
  const choose = chooser(seededRandom(SEED));

  async function addUser(subscription: Subscription, number: number): Promise<User> {
    const { kysely } = server.database;
    const { password_hash } = await kysely
      .selectFrom('app_user')
      .select('password_hash')
      .where('username', '=', 'demo')
      .executeTakeFirstOrThrow();
    const username = `user-${number}`;
    const { id } = await kysely
      .insertInto('app_user')
      .values({
        company_id: subscription.idCompany,
        username,
        normal_username: normalName(username),
        email: `${username}@example.com`,
        normal_email: normalName(`${username}@example.com`),
        password_hash,
        has_nota_selection: choose.chance(0.5),
        has_daily_update_access: choose.chance(0.7),
        has_evaluation_access: choose.chance(0.5),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const token = await server.signIn(username);
    return { id, username, token, subscription, knows: new Set([id]) };
  }

  /** Everybody starts with data that the others could try to access. */
  async function addBelongings({ id }: User): Promise<void> {
    const { kysely } = server.database;
    const search = { user_id: id, name: searchMark(id), filter: JSON.stringify({}), daily_update: true };
    await kysely.insertInto('saved_search').values([search, search]).execute();
    await kysely
      .insertInto('saved_search_folder')
      .values({ user_id: id, name: searchMark(id) })
      .execute();
    await kysely
      .insertInto('playlist_folder')
      .values({ user_id: id, name: searchMark(id) })
      .execute();
    const lists = await kysely
      .insertInto('playlist')
      .values([1, 2].map(() => ({ user_id: id, name: playlistMark(id) })))
      .returning('id')
      .execute();
    // Simulates a subscription that was larger before and no longer includes its former programmes.
    const all = await kysely.selectFrom('programme').select('id').execute();
    for (const list of lists)
      await kysely
        .insertInto('playlist_programme')
        .values(choose.some(all, 0.3).map((row) => ({ playlist_id: list.id, programme_id: row.id })))
        .execute();
  }

  beforeAll(async () => {
    server = await startTestServer(kind, { prepare: markCatalogue });
    const { kysely } = server.database;
    const all = await storedProgrammes(kysely);
    for (let company = 0; company < COMPANIES; company++) {
      const subscription = await insertSubscription(kysely, `Company ${company}`, all, choose, company === 0);
      for (let user = 0; user < USERS_PER_COMPANY; user++)
        users.push(await addUser(subscription, company * USERS_PER_COMPANY + user));
    }
    for (const user of users) await addBelongings(user);
  });
  afterAll(() => server.close());

  async function make({ url, method, payload }: RandomCall, { token }: User) {
    const response = await server.app.inject({
      url,
      method,
      headers: { authorization: `Bearer ${token}` },
      ...(payload === undefined ? {} : { payload }),
    });
    return { status: response.statusCode, body: response.rawPayload, headers: response.headers };
  }

  async function belongingsOf({ id, subscription }: User): Promise<Belongings> {
    const { kysely } = server.database;
    const idsOf = async (table: 'saved_search' | 'playlist') => {
      const rows = await kysely.selectFrom(table).select('id').where('user_id', '=', id).execute();
      return rows.map((row) => row.id);
    };
    return {
      idUser: id,
      searches: await idsOf('saved_search'),
      playlists: await idsOf('playlist'),
      colleagues: users
        .filter((other) => other.subscription === subscription && other.id !== id)
        .map((other) => other.id),
    };
  }

  /** Who currently knows whose playlists because they are shared. */
  async function learnFromShares(): Promise<void> {
    for (const { owner, recipient } of await shares(server.database.kysely)) {
      const from = users.find(({ id }) => id === owner);
      const to = users.find(({ id }) => id === recipient);
      if (to) for (const known of from?.knows ?? [owner]) to.knows.add(known);
    }
  }

  test("[API-11] no response, count, facet, export or file contains a programme outside the scope, and nobody reads or changes other users' data", async () => {
    const { kysely } = server.database;
    const made = new Map<string, number>();
    let others = await rowsOfOthers(kysely);
    const missing = () => MUST_SUCCEED.filter((name) => !made.has(name));
    for (let number = 0; number < CALLS || (missing().length > 0 && number < MOST_CALLS); number++) {
      const user = choose.one(users);
      const { inside, channels } = user.subscription;
      const call = randomCall(await belongingsOf(user), choose);
      const before = others(user.id);
      const { status, body } = await make(call, user);
      others = await rowsOfOthers(kysely);
      await learnFromShares();

      const text = textOf(body);
      const marks = marksIn(text);
      const isJson = text.startsWith('{') || text.startsWith('[');
      const counts = isJson ? numbersNamed(JSON.parse(text), ['count', 'programCount']) : [];
      const described = `${SEED}/${number} ${user.username} ${call.method} ${call.url} ${JSON.stringify(call.payload)}`;
      const after = others(user.id);
      expect({
        call: described,
        failure: status >= 500 ? text : '',
        programmes: beyond(marks.programmes, inside),
        channels: beyond(marks.channels, channels),
        searches: beyond(marks.searches, new Set([user.id])),
        playlists: beyond(marks.playlists, user.knows),
        counts: counts.filter((count) => count > inside.size),
        gone: before.filter((row) => !after.includes(row)),
        come: after.filter((row) => !before.includes(row)),
      }).toEqual({
        call: described,
        failure: '',
        programmes: [],
        channels: [],
        searches: [],
        playlists: [],
        counts: [],
        gone: [],
        come: [],
      });
      if (status < 300) made.set(call.name, (made.get(call.name) ?? 0) + 1);
    }
    expect(missing()).toEqual([]);
  }, 240_000);

  test('[API-11] audience results appear only for programmes whose results are included', async () => {
    for (const user of users) {
      const { withResults, inside } = user.subscription;
      const { body } = await make(
        {
          name: 'getAdvancedSearchPrograms',
          method: 'POST',
          url: '/api/Search/GetAdvancedSearchPrograms',
          payload: { resultsPerPage: 1000 },
        },
        user,
      );
      const { programs } = JSON.parse(textOf(body)) as {
        programs: { idProgram: number; shrAverage: number | null; shrPremiere: number | null }[];
      };
      expect(programs).toHaveLength(inside.size);
      const withFigures = programs.filter((line) => line.shrAverage !== null || line.shrPremiere !== null);
      expect(withFigures.filter((line) => !withResults.has(line.idProgram))).toEqual([]);
      for (const id of choose.some([...inside], 0.2)) {
        const url = `/api/Card/GetAudienceResults/${id}`;
        const { status } = await make({ name: 'getAudienceResults', method: 'GET', url }, user);
        if (!withResults.has(id)) expect([url, status]).toEqual([url, 204]);
      }
    }
  }, 120_000);

  test('[API-11] no letter contains a programme outside the scope, or goes to another user', async () => {
    for (const { id, username } of users) await subscribe(server, username, { [searchMark(id)]: {} });
    await server.database.kysely
      .updateTable('programme')
      .set({ created_at: new Date(Date.now() - 3_600_000).toISOString() })
      .execute();
    await runOnce(await testLetterServices(server));
    for (const { id, username, subscription } of users) {
      const address = `${username}@example.com`;
      const mail = await server.mailbox.next(({ to }) => JSON.stringify(to).includes(address));
      const marks = marksIn(`${mail.subject ?? ''}\n${mail.text ?? ''}\n${mail.html || ''}`);
      expect(marks.programmes.size).toBeGreaterThan(0);
      expect(beyond(marks.programmes, subscription.inside)).toEqual([]);
      expect(beyond(marks.channels, subscription.channels)).toEqual([]);
      expect([...marks.searches]).toEqual([id]);
      expect([...marks.playlists]).toEqual([]);
    }
  }, 120_000);
});
