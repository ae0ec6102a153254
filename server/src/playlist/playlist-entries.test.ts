import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { testDatabases } from '../database/test-database.ts';
import { addEntries, removeEntries } from './playlist-entries.ts';

/** More than two statements' worth. */
const PROGRAMMES = 12_001;

describe.each(testDatabases())('many entries of playlists on $name', ({ open }) => {
  let database: Database;
  let programmes: Int32Array;
  let lists: [number, number];
  beforeAll(async () => {
    database = await open();
    const { kysely } = database;
    await sql`insert into company (id, name) values (1, 'x')`.execute(kysely);
    await sql`insert into app_user (id, company_id, username, email, password_hash) values (1, 1, 'x', 'x', '')`.execute(
      kysely,
    );
    await sql`insert into channel (id, source_key, name) values (1, 'x', 'x')`.execute(kysely);
    await sql`
      insert into programme (source_key, channel_id, local_title)
      select 'test:' || number, 1, 'x' from generate_series(1, ${PROGRAMMES}::int) as number`.execute(kysely);
    const rows = await kysely.selectFrom('programme').select('id').orderBy('id').execute();
    programmes = Int32Array.from(rows, ({ id }) => id);
    const made = await kysely
      .insertInto('playlist')
      .values(['first', 'second'].map((name) => ({ user_id: 1, name })))
      .returning('id')
      .execute();
    lists = [made[0]?.id ?? 0, made[1]?.id ?? 0];
  });
  afterAll(() => database.close());

  const held = async (): Promise<Record<number, number>> => {
    const rows = await database.kysely
      .selectFrom('playlist_programme')
      .select((builder) => ['playlist_id', builder.fn.countAll<number>().as('count')])
      .groupBy('playlist_id')
      .execute();
    return Object.fromEntries(rows.map((row) => [row.playlist_id, row.count]));
  };

  test('are added and removed once each, counted by playlist, whatever was there and whatever is gone', async () => {
    const { kysely } = database;
    const [first, second] = lists;
    expect(await addEntries(kysely, [first], programmes.subarray(4000, 6000))).toEqual(
      new Map([[first, 2000]]),
    );
    const withUnknown = Int32Array.from([...programmes, 2_000_000_000]);
    expect(await addEntries(kysely, lists, withUnknown)).toEqual(
      new Map([
        [first, PROGRAMMES - 2000],
        [second, PROGRAMMES],
      ]),
    );
    expect(await addEntries(kysely, lists, programmes)).toEqual(new Map());
    expect(await held()).toEqual({ [first]: PROGRAMMES, [second]: PROGRAMMES });
    expect(await removeEntries(kysely, [first], programmes.subarray(1, 11_001))).toEqual(
      new Map([[first, 11_000]]),
    );
    expect(await removeEntries(kysely, lists, programmes)).toEqual(
      new Map([
        [first, PROGRAMMES - 11_000],
        [second, PROGRAMMES],
      ]),
    );
    expect(await held()).toEqual({});
  });

  test('all go in or none: a statement that fails undoes those before it', async () => {
    const { kysely } = database;
    const filling = kysely.transaction().execute(async (transaction) => {
      await addEntries(transaction, lists, programmes);
      await addEntries(transaction, [2_000_000_000], programmes.subarray(0, 1));
    });
    await expect(filling).rejects.toMatchObject({ code: '23503' });
    expect(await held()).toEqual({});
  });
});
