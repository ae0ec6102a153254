import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { loadFamily } from './programme-family.ts';
import type { Database } from '../../database/database.ts';
import { openDatabase } from '../../database/open-database.ts';
import { testDatabase, type TestDatabaseKind } from '../../../testing/test-database.ts';

/** A database as deployments should create it: its character type covers letters beyond ASCII. */
async function openUnicodeDatabase({ name, open }: TestDatabaseKind): Promise<Database> {
  const plain = await open();
  if (name === 'pglite') return plain;
  const url = new URL(String(plain.pool.options.connectionString));
  const unicode = `${url.pathname.slice(1)}_unicode`;
  await sql`create database ${sql.id(unicode)} template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8'`.execute(
    plain.kysely,
  );
  const database = await openDatabase({ url: Object.assign(url, { pathname: unicode }).href });
  return {
    ...database,
    async close() {
      await database.close();
      await sql`drop database ${sql.id(unicode)} with (force)`.execute(plain.kysely);
      await plain.close();
    },
  };
}

describe.each([testDatabase()])('titles with letters beyond ASCII on $name', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await openUnicodeDatabase(kind);
  });
  afterAll(() => database.close());

  test('belong to one family if they differ only in case', async () => {
    const { id } = await database.kysely
      .insertInto('channel')
      .values({ source_key: 'test:channel', country_id: null, name: 'Channel', platform_id: 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const programmes = await database.kysely
      .insertInto('programme')
      .values(
        ['L’Été', 'L’ÉTÉ', 'l’été', 'L’Ete'].map((local_title) => ({
          source_key: `test:${local_title}`,
          channel_id: id,
          local_title,
        })),
      )
      .returning('id')
      .execute();
    const ids = programmes.map((row) => row.id);
    const family = await loadFamily(database.kysely, ids[0] ?? 0, { isVisible: () => true, limit: 10 });
    expect(family?.ids).toEqual(ids.slice(0, 3));
  });
});
