import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProgrammeLine } from '@airdex/shared-contracts/api';
import { testDatabase } from '../../../testing/test-database.ts';
import { storedProgrammes, type StoredProgramme } from '../../../testing/expected-programmes.ts';
import { limitedSubscription } from '../../../testing/limited-subscription.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const LISTS = [
  'getNotaSelectionPrograms',
  'getUpCommingPrograms',
  'getLatestPrograms',
  'getAudienceBoosterPrograms',
] as const;

describe.each([testDatabase()])('the calls of the home page on $name', (kind) => {
  let server: TestServer;
  let demo: string;
  let limited: string;
  let all: StoredProgramme[];
  beforeAll(async () => {
    server = await startTestServer(kind);
    demo = await server.signIn('demo');
    limited = await server.signIn('limited');
    all = await storedProgrammes(server.database.kysely);
  });
  afterAll(() => server.close());

  const list = async (
    name: (typeof LISTS)[number],
    limit: number | null,
    token: string,
    language: 'en' | 'ch' = 'en',
  ): Promise<ProgrammeLine[]> => {
    const params = limit === null ? {} : { limit };
    const { status, json } = await server.call(name, { token, language, params });
    expect(status).toBe(200);
    return json as ProgrammeLine[];
  };
  const ids = (lines: readonly ProgrammeLine[]): number[] => lines.map(({ idProgram }) => idProgram);

  test.each(LISTS)(
    '[API-08] [LNG-03] %s: returns the requested number, at most 120, in both languages',
    async (name) => {
      const most = await list(name, 120, demo);
      expect(most.length).toBeGreaterThan(0);
      expect(ids(await list(name, 5, demo))).toEqual(ids(most).slice(0, 5));
      expect(ids(await list(name, null, demo))).toEqual(ids(most).slice(0, 24));
      expect(await list(name, 0, demo)).toEqual([]);
      expect(ids(await list(name, 2_000_000_000, demo))).toEqual(ids(most));
      const chinese = await list(name, 120, demo, 'ch');
      expect(ids(chinese)).toEqual(ids(most));
      for (const { country, genre } of chinese)
        for (const text of [country, genre]) if (text !== null) expect(text).toMatch(/\p{Script=Han}/u);
    },
  );

  test.each(LISTS)('[API-08] [API-11] %s stays inside the subscription, results included', async (name) => {
    const { holds, opensResults } = await limitedSubscription(server.database.kysely);
    const byId = new Map(all.map((row) => [row.id, row]));
    for (const line of await list(name, 120, limited)) {
      const row = byId.get(line.idProgram) as StoredProgramme;
      expect(holds(row)).toBe(true);
      if (!opensResults(row))
        expect([line.shrPremiere, line.shrAverage, line.averageColor]).toEqual([null, null, null]);
      if (name === 'getAudienceBoosterPrograms') expect(opensResults(row)).toBe(true);
    }
  });

  test.each(LISTS)(
    '[API-08] %s: returns 401 without a session, and 400 for an invalid limit',
    async (name) => {
      expect((await server.call(name)).status).toBe(401);
      for (const limit of ['x', '-1', '1.5', '99999999999'])
        expect(await server.call(name, { token: demo, params: { limit } })).toMatchObject({
          status: 400,
          json: { error: 'validation', field: 'limit' },
        });
    },
  );

  test('[API-08] returns at most two saved searches of the home page, in their order, to their owner only', async () => {
    expect((await server.call('getSavedSearchesPrograms')).status).toBe(401);
    const { kysely } = server.database;
    await kysely.updateTable('saved_search').set({ show_in_homepage: true }).execute();
    const searches = async (token: string) =>
      (await server.call('getSavedSearchesPrograms', { token })).json as Record<
        'savedSearch1' | 'savedSearch2',
        { id: number; programs: ProgrammeLine[] } | null
      >;
    const mine = await kysely
      .selectFrom('saved_search')
      .innerJoin('app_user', 'app_user.id', 'saved_search.user_id')
      .select('saved_search.id')
      .where('username', '=', 'demo')
      .orderBy('position')
      .orderBy('saved_search.id')
      .execute();
    const { savedSearch1, savedSearch2 } = await searches(demo);
    expect([savedSearch1?.id, savedSearch2?.id]).toEqual(mine.slice(0, 2).map(({ id }) => id));
    const others = await searches(limited);
    const known = mine.map(({ id }) => id);
    for (const search of [others.savedSearch1, others.savedSearch2])
      expect(known).not.toContain(search?.id ?? 0);
  });
});
