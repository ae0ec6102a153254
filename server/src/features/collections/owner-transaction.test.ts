import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { testDatabases } from '../../../testing/test-database.ts';
import { HttpError } from '../../http/http-error.ts';
import { withUserLock } from './owner-transaction.ts';

const NOBODY = 999_999;

describe.each(testDatabases())("a change of a user's own data on $name", ({ open }) => {
  let database: Database;
  let idUser: number;
  beforeAll(async () => {
    database = await open();
    const { kysely } = database;
    const company = await kysely
      .insertInto('company')
      .values({ name: 'x' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const user = { company_id: company.id, username: 'x', email: 'x@example.com', password_hash: '' };
    ({ id: idUser } = await kysely
      .insertInto('app_user')
      .values(user)
      .returning('id')
      .executeTakeFirstOrThrow());
  });
  afterAll(() => database.close());

  /**
   * Adds a playlist and then fails the given number of times, like a database that rolls a transaction back.
   */
  const addAfter = (failures: number, code: string) => {
    let attempts = 0;
    const adding = withUserLock(database.kysely, idUser, async (transaction) => {
      await transaction.insertInto('playlist').values({ user_id: idUser, name: 'x' }).execute();
      if (attempts++ < failures)
        await sql`do ${sql.lit(`begin raise exception 'undone' using errcode = '${code}'; end`)}`.execute(
          transaction,
        );
      return 'done';
    });
    return { adding, attempts: () => attempts };
  };
  const playlists = async (): Promise<number> =>
    (await database.kysely.selectFrom('playlist').select('id').execute()).length;

  test.each(['40P01', '40001'])(
    'is retried after a rollback because of another (%s), and applied once',
    async (code) => {
      const before = await playlists();
      const { adding, attempts } = addAfter(2, code);
      expect(await adding).toBe('done');
      expect([attempts(), await playlists()]).toEqual([3, before + 1]);
    },
  );

  test.each([
    [99, '40P01', 3],
    [99, '23505', 1],
  ])(
    'that fails %i times by %s is abandoned after %i attempts, and changes nothing',
    async (failures, code, made) => {
      const before = await playlists();
      const { adding, attempts } = addAfter(failures, code);
      await expect(adding).rejects.toMatchObject({ code });
      expect([attempts(), await playlists()]).toEqual([made, before]);
    },
  );

  test('waits without a connection for the one before it, and runs however that one ended', async () => {
    const order: string[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    const first = withUserLock(database.kysely, idUser, async () => {
      await promise;
      order.push('first');
      throw new Error('failed');
    });
    const others = Array.from({ length: 14 }, (_, index) =>
      withUserLock(database.kysely, idUser, () => Promise.resolve(order.push(`${index}`))),
    );
    // Only the first one has a connection, or waits for its own.
    expect(database.pool.totalCount - database.pool.idleCount + database.pool.waitingCount).toBeLessThan(3);
    resolve();
    await expect(first).rejects.toThrow('failed');
    await Promise.all(others);
    expect(order).toEqual(['first', ...Array.from({ length: 14 }, (_, index) => `${index}`)]);
  });

  test('of a deleted user is rejected', async () => {
    const change = withUserLock(database.kysely, NOBODY, () => Promise.resolve('done'));
    await expect(change).rejects.toBeInstanceOf(HttpError);
  });
});
