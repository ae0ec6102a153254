import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { loadFamily } from './programme-family.ts';

/** More than are read at once. */
const LAUNCHES = 2500;

describe.each([testDatabase()])('families of programmes on $name', ({ open }) => {
  let database: Database;
  /** Newest first. */
  let ids: number[];
  beforeAll(async () => {
    database = await open();
    const { kysely } = database;
    const { id } = await kysely
      .insertInto('channel')
      .values({ source_key: 'test:channel', country_id: null, name: 'Channel', platform_id: 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await sql`
      insert into programme (source_key, channel_id, local_title, launch_date)
      select 'test:' || day, ${id}, case when day % 2 = 0 then 'The News' else 'THE NEWS' end, date '2001-01-01' + day
      from generate_series(1, ${LAUNCHES}) as day`.execute(kysely);
    const rows = await kysely.selectFrom('programme').select('id').orderBy('launch_date', 'desc').execute();
    ids = rows.map((row) => row.id);
  });
  afterAll(() => database.close());

  test('[API-11] contain visible launches behind any number of invisible ones', async () => {
    const [newest = 0] = ids;
    const oldest = ids.slice(-3);
    const family = (limit: number, readAtOnce?: number) =>
      loadFamily(database.kysely, newest, {
        isVisible: (id) => oldest.includes(id),
        limit,
        ...(readAtOnce === undefined ? {} : { readAtOnce }),
      });
    expect((await family(24))?.ids).toEqual(oldest);
    expect((await family(2))?.ids).toEqual(oldest.slice(0, 2));
    for (const readAtOnce of [LAUNCHES, 1250, 500])
      expect((await family(24, readAtOnce))?.ids).toEqual(oldest);
    expect((await family(0))?.ids).toEqual([]);
  });

  test('count only visible launches towards the limit, newest first', async () => {
    const isVisible = (id: number): boolean => id % 5 === 0;
    const visible = ids.filter(isVisible);
    for (const limit of [1, 100, 450, Number.POSITIVE_INFINITY]) {
      const family = await loadFamily(database.kysely, ids[0] ?? 0, { isVisible, limit });
      expect(family?.ids).toEqual(visible.slice(0, limit));
    }
    expect(await loadFamily(database.kysely, 999_999, { isVisible, limit: 1 })).toBeNull();
  });
});
