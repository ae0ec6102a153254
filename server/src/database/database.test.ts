import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { Database } from './database.ts';
import { migrateToLatest } from './migrate.ts';
import { testDatabases } from '../../testing/test-database.ts';

describe.each(testDatabases())('a database on $name', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  test('returns values in the same form on every engine', async () => {
    const { rows } = await sql`
      select date '2026-02-28' as day, time '09:30' as clock, 12.5::numeric as share, 7::bigint as big,
        timestamptz '2026-02-28 23:59:59.25+08' as moment, '{"a":[1,null]}'::jsonb as document,
        array[1,null]::bigint[] as bigs, array['x','y,"z']::text[] as words, null::date as nothing
    `.execute(database.kysely);
    expect(rows).toEqual([
      {
        day: '2026-02-28',
        clock: '09:30:00',
        share: 12.5,
        big: 7,
        moment: '2026-02-28T15:59:59.250Z',
        document: { a: [1, null] },
        bigs: [1, null],
        words: ['x', 'y,"z'],
        nothing: null,
      },
    ]);
  });

  test('reports an error with its SQLSTATE, and runs the next query', async () => {
    await expect(sql`select 1 / 0`.execute(database.kysely)).rejects.toMatchObject({ code: '22012' });
    await expect(sql`selec`.execute(database.kysely)).rejects.toMatchObject({ code: '42601' });
    await expect(sql`select 1 as one`.execute(database.kysely)).resolves.toMatchObject({
      rows: [{ one: 1 }],
    });
  });

  test('isolates concurrent transactions, and rolls back a failed one', async () => {
    const write = (name: string): Promise<void> =>
      database.kysely.transaction().execute(async (transaction) => {
        await transaction.insertInto('server_secret').values({ name, value: 'x' }).execute();
        await sql`select pg_sleep(0.01)`.execute(transaction);
        if (name === 'b') throw new Error('changed my mind');
      });
    const outcomes = await Promise.allSettled(['a', 'b', 'c', 'd'].map(write));
    expect(outcomes.map((outcome) => outcome.status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ]);
    const names = await database.kysely.selectFrom('server_secret').select('name').orderBy('name').execute();
    expect(names.map(({ name }) => name)).toEqual(['a', 'c', 'd']);
  });

  test('rolls back an open transaction when its connection is dropped', async () => {
    const client = await database.pool.connect();
    await client.query('begin');
    await client.query("insert into server_secret (name, value) values ('abandoned', 'x')");
    client.release(true);
    const rows = await database.kysely
      .selectFrom('server_secret')
      .select('name')
      .where('name', '=', 'abandoned')
      .execute();
    expect(rows).toEqual([]);
  });

  test('transfers large results and large parameters completely', async () => {
    const text = '字'.repeat(1_000_000);
    const { rows } = await sql<{ same: boolean; back: string }>`
      select ${text}::text = repeat('字', 1000000) as same, ${text}::text as back`.execute(database.kysely);
    expect(rows[0]?.same).toBe(true);
    expect(rows[0]?.back.length).toBe(text.length);
    const many = await sql`select i, repeat('x', 200) as filler from generate_series(1, 20000) i`.execute(
      database.kysely,
    );
    expect(many.rows).toHaveLength(20_000);
  });

  test('changes nothing when migrating again, twice at once', async () => {
    const applied = (): Promise<unknown> => sql`select * from kysely_migration`.execute(database.kysely);
    const before = await applied();
    await Promise.all([migrateToLatest(database.kysely), migrateToLatest(database.kysely)]);
    expect(await applied()).toEqual(before);
  });
});
