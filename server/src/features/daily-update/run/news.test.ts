import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { testDatabase } from '../../../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts';
import {
  enterProgrammes,
  testLetterServices,
  withoutLetters,
} from '../../../../testing/daily-update/letter-testbed.ts';
import { createNewsReader, newsBegin, newsHorizon } from './news.ts';

const DAY_MS = 86_400_000;

describe.each([testDatabase()])('new programmes on $name', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
    await withoutLetters(server);
  });
  afterAll(() => server.close());

  const horizon = async () =>
    newsHorizon((await testLetterServices(server)).catalogue, 0, new AbortController().signal);
  const entered = async (since: Date, until: Date) =>
    (await createNewsReader(server.database.kysely, until, 'Europe/Paris')(since)).ids;

  test('are found up to the present if no transaction is open', async () => {
    await enterProgrammes(server, [{ local_title: 'Entered' }]);
    expect(Math.abs(Date.now() - (await horizon()).getTime())).toBeLessThan(10_000);
  });

  test('are found up to the beginning of the oldest open transaction', async () => {
    const { kysely } = server.database;
    const before = await horizon();
    // The embedded database has one session, which cannot run a query during a transaction.
    const open = kind.name === 'postgres' ? await kysely.startTransaction().execute() : null;
    const [first = 0] = await (open ?? kysely)
      .insertInto('programme')
      .values({ source_key: 'open', channel_id: 1, local_title: 'Still open', launch_date: '2026-11-01' })
      .returning('id')
      .execute()
      .then((rows) => rows.map(({ id }) => id));
    const [second = 0] = await enterProgrammes(server, [{ local_title: 'Meanwhile' }]);
    const meanwhile = await horizon();
    expect(await entered(before, meanwhile)).toEqual(open === null ? [first, second] : []);
    await open?.commit().execute();
    await enterProgrammes(server, []);
    expect(await entered(before, await horizon())).toEqual([first, second]);
  });

  test('are left for the next letter if the index does not include them yet', async () => {
    const before = await horizon();
    const [known = 0] = await enterProgrammes(server, [{ local_title: 'Known' }]);
    const { kysely } = server.database;
    const { id: unknown } = await kysely
      .insertInto('programme')
      .values({ source_key: 'unknown', channel_id: 1, local_title: 'Unknown', launch_date: '2026-11-01' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const first = await horizon();
    expect(await entered(before, first)).toEqual([known]);
    await enterProgrammes(server, []);
    expect(await entered(first, await horizon())).toEqual([unknown]);
  });

  test('are looked up in the index again only if it lacked them', async () => {
    const [known = 0, late = 0] = await enterProgrammes(server, [{ local_title: 'A' }, { local_title: 'B' }]);
    const checked: number[] = [];
    const contains = vi.spyOn(server.index, 'contains').mockImplementation((_, id) => {
      checked.push(id);
      return id !== late || checked.filter((other) => other === late).length === 3;
    });
    const services = await testLetterServices(server);
    await newsHorizon(services.catalogue, 60_000, new AbortController().signal);
    contains.mockRestore();
    expect(checked.filter((id) => id === known)).toHaveLength(1);
    expect(checked.filter((id) => id === late)).toHaveLength(3);
  });

  test('that are deleted while letters wait for the index keep no others out of the letter', async () => {
    const before = await horizon();
    const [deleted = 0, other = 0] = await enterProgrammes(server, [
      { local_title: 'Deleted' },
      { local_title: 'Other' },
    ]);
    const { kysely } = server.database;
    let deleting: Promise<unknown> | undefined;
    const contains = vi.spyOn(server.index, 'contains').mockImplementation((_, id) => {
      if (id === deleted) deleting ??= kysely.deleteFrom('programme').where('id', '=', deleted).execute();
      return id !== deleted;
    });
    const services = await testLetterServices(server);
    const found = await newsHorizon(services.catalogue, 1000, new AbortController().signal);
    await deleting;
    contains.mockRestore();
    expect(await entered(before, found)).toEqual([other]);
  });

  test('are read again for the next letter after a failure', async () => {
    const before = await horizon();
    const [found = 0] = await enterProgrammes(server, [{ local_title: 'Read again' }]);
    const until = await horizon();
    let reads = 0;
    const kysely = server.database.kysely.withPlugin({
      transformQuery({ node }) {
        reads += 1;
        if (reads === 1) throw new Error('The database is away');
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    });
    const read = createNewsReader(kysely, until, 'Europe/Paris');
    await expect(read(before)).rejects.toThrow('The database is away');
    expect((await Promise.all([read(before), read(before)])).map(({ ids }) => ids)).toEqual([
      [found],
      [found],
    ]);
    expect(reads).toBe(2);
  });

  test('are those since the last letter, at most of the last month; for a first letter, those of the last week', () => {
    const until = new Date('2026-11-20T05:00:00Z');
    const daysBack = (coveredUntil: string | null) =>
      (until.getTime() - newsBegin(coveredUntil, until).getTime()) / DAY_MS;
    expect(daysBack('2026-11-19T05:00:00Z')).toBe(1);
    expect(daysBack(null)).toBe(7);
    expect(daysBack('2026-01-01T00:00:00Z')).toBe(31);
  });
});
