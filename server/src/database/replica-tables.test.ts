import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { Database } from './database.ts';
import { testDatabases } from '../../testing/test-database.ts';

describe.each(testDatabases())('the reader on $name', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  test('reads the catalogue in any kind of query', async () => {
    const { reader } = database;
    expect(await reader.selectFrom('programme').select('id').execute()).toEqual([]);
    const { rows } = await sql`select id from ${sql.table('format')}`.execute(reader);
    expect(rows).toEqual([]);
    const named = reader.with('named', (each) => each.selectFrom('genre').select('id'));
    expect(await named.selectFrom('named').selectAll().execute()).toEqual([]);
  });

  test('rejects tables that users write, even as one of several', async () => {
    const { reader } = database;
    await expect(reader.selectFrom('playlist').select('id').execute()).rejects.toThrow(
      'playlist is not read from replicas',
    );
    const joined = reader
      .selectFrom('programme')
      .where('id', 'in', (each) => each.selectFrom('playlist_programme').select('programme_id'))
      .select('id');
    await expect(joined.execute()).rejects.toThrow('playlist_programme is not read from replicas');
    await expect(sql`select 1 from ${sql.table('session')}`.execute(reader)).rejects.toThrow('session');
    await expect(database.kysely.selectFrom('playlist').select('id').execute()).resolves.toEqual([]);
  });
});
