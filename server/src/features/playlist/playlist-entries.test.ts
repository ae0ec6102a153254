import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { addEntries, removeEntries } from './playlist-entries.ts';

const PROGRAMMES = 12_001;

describe.each([testDatabase()])('many entries of playlists on $name', ({ open }) => {
  let database: Database;
  let programmes: number[];
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
    programmes = rows.map(({ id }) => id);
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

  test('are added and removed once each, counted by playlist, whatever exists and whatever was deleted', async () => {
    const { kysely } = database;
    const [first, second] = lists;
    expect(await addEntries(kysely, [first], programmes.slice(4000, 6000))).toEqual(new Map([[first, 2000]]));
    const withUnknown = [...programmes, 2_000_000_000];
    expect(await addEntries(kysely, lists, withUnknown)).toEqual(
      new Map([
        [first, PROGRAMMES - 2000],
        [second, PROGRAMMES],
      ]),
    );
    expect(await addEntries(kysely, lists, programmes)).toEqual(new Map());
    expect(await held()).toEqual({ [first]: PROGRAMMES, [second]: PROGRAMMES });
    expect(await removeEntries(kysely, [first], programmes.slice(1, 11_001))).toEqual(
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

  test('are not added to a deleted playlist, but to the others', async () => {
    const { kysely } = database;
    const [first] = lists;
    expect(await addEntries(kysely, [2_000_000_000, first], programmes.slice(0, 2))).toEqual(
      new Map([[first, 2]]),
    );
    expect(await removeEntries(kysely, [2_000_000_000, first], programmes)).toEqual(new Map([[first, 2]]));
  });
});
