import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isCollision } from '../database-unavailable.ts';
import type { Database } from '../database.ts';
import { testDatabases } from '../../../testing/test-database.ts';

// The embedded database has a single session: its transactions wait for one another and never collide.
const kind = testDatabases().find(({ name }) => name === 'postgres');
const onPostgres = kind === undefined ? describe.skip : describe;

onPostgres('two transactions that wait for each other', () => {
  let database: Database;
  beforeAll(async () => {
    if (kind) database = await kind.open();
    const names = ['a', 'b'].map((name) => ({ name, value: '' }));
    await database.kysely.insertInto('server_secret').values(names).execute();
  });
  afterAll(() => database.close());

  test('end with a retryable error for one, and success for the other', async () => {
    const locked = { a: Promise.withResolvers<void>(), b: Promise.withResolvers<void>() };
    const write = (first: 'a' | 'b', second: 'a' | 'b'): Promise<void> =>
      database.kysely.transaction().execute(async (transaction) => {
        const set = (name: string) =>
          transaction
            .updateTable('server_secret')
            .set({ value: `${first} first` })
            .where('name', '=', name)
            .execute();
        await set(first);
        locked[first].resolve();
        await locked[second].promise;
        await set(second);
      });
    const outcomes = await Promise.allSettled([write('a', 'b'), write('b', 'a')]);
    const failed = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(failed).toHaveLength(1);
    expect(isCollision(failed[0]?.reason)).toBe(true);
    const rows = await database.kysely.selectFrom('server_secret').select('value').execute();
    expect(new Set(rows.map(({ value }) => value)).size).toBe(1);
  });
});
