import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { testDatabases } from '../../testing/test-database.ts';
import { CatalogueNotEmptyError, generateSampleCatalogue } from '@airdex/catalogue-data/sample';

const PROGRAMMES = 1500;
const TODAY = '2026-11-20';

/** Columns that not every programme fills, with their share of programmes: from and to. */
const PARTLY_FILLED: Readonly<Record<string, readonly [number, number]>> = {
  frequency_id: [0.98, 0.999],
  share_premiere: [0.9, 0.99],
  share_average: [0.9, 0.99],
  slot_share: [0.9, 0.99],
  hot_factors_en: [0.1, 0.17],
  hot_factors_zh: [0.1, 0.17],
  verdict_en: [0.1, 0.17],
  verdict_zh: [0.1, 0.17],
  evaluation_en: [0.1, 0.17],
  evaluation_zh: [0.1, 0.17],
  environment_en: [0.1, 0.17],
  environment_zh: [0.1, 0.17],
  edit_url: [0.1, 0.17],
  picture: [0.87, 0.93],
  video: [0.1, 0.17],
};

describe.each(testDatabases())('generateSampleCatalogue on $name', ({ open }) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const generate = (more: Partial<Parameters<typeof generateSampleCatalogue>[0]> = {}) =>
    generateSampleCatalogue({ programmes: PROGRAMMES, today: TODAY, ...more, kysely: database.kysely });
  const count = async (table: string): Promise<number> => {
    const { rows } = await sql<{
      count: number;
    }>`select count(*)::integer as count from ${sql.table(table)}`.execute(database.kysely);
    return rows[0]?.count ?? 0;
  };
  const state = () => database.kysely.selectFrom('catalogue_state').selectAll().executeTakeFirstOrThrow();
  /** Everything about the programmes except their ids. */
  const fingerprint = async (): Promise<string> => {
    const { rows } = await sql<{ print: string }>`
      select md5(string_agg(line, '' order by line)) as print from (
        select (to_jsonb(programme) - 'id' - 'format_id' - 'channel_id')::text || channel.source_key
          || array(select keyword_id from programme_keyword where programme_id = programme.id order by 1)::text as line
        from programme join channel on channel.id = channel_id) as lines`.execute(database.kysely);
    return rows[0]?.print ?? '';
  };

  test('an interrupted generation leaves no trace', async () => {
    const before = await state();
    const interrupted = generate({
      onProgress: (fraction) => {
        if (fraction > 0.5) throw new Error('interrupted');
      },
    });
    await expect(interrupted).rejects.toThrow('interrupted');
    for (const table of ['channel', 'programme', 'format', 'genre', 'audience_result'])
      expect(await count(table)).toBe(0);
    expect(await state()).toEqual(before);
  });

  test('fills an empty catalogue with the requested number and reports it', async () => {
    const { version } = await state();
    const fractions: number[] = [];
    const summary = await generate({ onProgress: (fraction) => fractions.push(fraction) });
    expect(summary.programmes).toBe(PROGRAMMES);
    expect(await count('programme')).toBe(PROGRAMMES);
    expect(await count('channel')).toBe(summary.channels);
    expect(await count('format')).toBe(summary.formats);
    expect(summary.channels).toBeGreaterThan(5500);
    expect(await state()).toMatchObject({ version: version + 1, holds_sample: true });
    expect(fractions.at(-1)).toBe(1);
    expect(fractions).toEqual([...fractions].sort((one, other) => one - other));
  });

  test('fills every column of every programme, except optional ones', async () => {
    const { rows } = await sql<Record<string, number>>`
      select key, (count(*) filter (where value <> 'null'))::float / ${PROGRAMMES}::float as filled
      from programme, jsonb_each(to_jsonb(programme)) group by key`.execute(database.kysely);
    expect(rows.length).toBeGreaterThan(60);
    for (const { key, filled } of rows) {
      const [from, to] = PARTLY_FILLED[String(key)] ?? [1, 1];
      expect([key, Number(filled) >= from && Number(filled) <= to, filled]).toEqual([key, true, filled]);
    }
    const others = await sql<{ count: number }>`
      select count(*)::integer as count from programme
      where not is_sample or local_title = '' or weekdays = 0`.execute(database.kysely);
    expect(others.rows[0]?.count).toBe(0);
  });

  test('gives every programme 2 to 6 keywords and countries of production and development', async () => {
    const { rows } = await sql<{ fewest: number; most: number; made: number; developed: number }>`
      select min(keywords)::integer as fewest, max(keywords)::integer as most, min(made)::integer as made,
        min(developed)::integer as developed
      from (select
        (select count(*) from programme_keyword where programme_id = programme.id) as keywords,
        (select count(*) from programme_produced_in where programme_id = programme.id) as made,
        (select count(*) from programme_developed_in where programme_id = programme.id) as developed
        from programme) as counted`.execute(database.kysely);
    expect(rows[0]).toEqual({ fewest: 2, most: 6, made: 1, developed: 1 });
  });

  test('leaves no dangling reference', async () => {
    const { rows } = await sql<{ child: string; column: string; parent: string; key: string }>`
      select conrelid::regclass::text as child, confrelid::regclass::text as parent,
        (select attname::text from pg_attribute where attrelid = conrelid and attnum = conkey[1]) as column,
        (select attname::text from pg_attribute where attrelid = confrelid and attnum = confkey[1]) as key
      from pg_constraint where contype = 'f'`.execute(database.kysely);
    expect(rows.length).toBeGreaterThan(12);
    for (const { child, column, parent, key } of rows) {
      const dangling = await sql<{ count: number }>`
        select count(*)::integer as count from ${sql.table(child)} as child
        where ${sql.ref(`child.${column}`)} is not null
          and not exists (select from ${sql.table(parent)} as parent
            where ${sql.ref(`parent.${key}`)} = ${sql.ref(`child.${column}`)})`.execute(database.kysely);
      expect([child, column, dangling.rows[0]?.count]).toEqual([child, column, 0]);
    }
  });

  test('leaves new ids for later rows', async () => {
    const { id: channelId } = await database.kysely
      .selectFrom('channel')
      .select('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const added = await database.kysely
      .insertInto('programme')
      .values({ source_key: 'imported:1', channel_id: channelId, local_title: 'Imported' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const highest = await database.kysely
      .selectFrom('programme')
      .select(({ fn }) => fn.max('id').as('id'))
      .executeTakeFirstOrThrow();
    expect(added.id).toBe(highest.id);
  });

  test('leaves an imported catalogue and an earlier sample alone unless allowed', async () => {
    await expect(generate({ replace: true })).rejects.toMatchObject({ holds: 'imported' });
    await database.kysely.deleteFrom('programme').where('source_key', '=', 'imported:1').execute();
    await expect(generate()).rejects.toBeInstanceOf(CatalogueNotEmptyError);
    await expect(generate()).rejects.toMatchObject({ holds: 'sample' });
    expect(await count('programme')).toBe(PROGRAMMES);
  });

  test('generates the same for the same seed and day, and something else for another seed', async () => {
    const channels = () =>
      database.kysely.selectFrom('channel').select(['id', 'source_key']).orderBy('id').execute();
    const [first, firstChannels] = [await fingerprint(), await channels()];
    await generate({ replace: true });
    expect(await fingerprint()).toBe(first);
    await generate({ replace: true, seed: 'another', programmes: 200 });
    expect(await fingerprint()).not.toBe(first);
    expect(await count('programme')).toBe(200);
    expect(await channels()).toEqual(firstChannels);
  });

  test.each([0, -1, 1.5, NaN])('rejects %s programmes', async (programmes) => {
    await expect(generate({ programmes })).rejects.toThrow(RangeError);
  });

  test('rejects an invalid day', async () => {
    await expect(generate({ today: '2026-02-30' })).rejects.toThrow('Not a day');
  });
});
