import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { loadFamily } from '../card/programme-family.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { testDatabases, type TestDatabaseKind } from '../database/test-database.ts';
import { addUser, UserRefusedError } from './add-user/add-user.ts';
import { signIn } from './sign-in.ts';

const USER = { company: 'Lantern Bay', username: 'Émile', email: 'emile@example.com', password: 'Secret1' };

/** A database as a deployment is told to make it: its character type knows letters beyond ASCII. */
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

describe.each(testDatabases())('letter case beyond ASCII on $name', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await openUnicodeDatabase(kind);
    await addUser(database.kysely, USER, '2026-11-20');
  });
  afterAll(() => database.close());

  const isFound = async (username: string): Promise<boolean> => {
    const credentials = { username, password: USER.password, rememberMe: false, forceLogin: true };
    return (await signIn(database.kysely, randomBytes(32), credentials)).kind !== 'wrong-credentials';
  };

  test('a user is found by the name in any case', async () => {
    for (const name of ['Émile', 'émile', 'ÉMILE']) expect([name, await isFound(name)]).toEqual([name, true]);
    expect(await isFound('Emile')).toBe(false);
  });

  test.each([
    ['name', { username: 'éMILE', email: 'other@example.com' }],
    ['address', { username: 'other', email: 'EMILE@example.com' }],
  ])('a %s is taken in any case', async (_, fields) => {
    await expect(addUser(database.kysely, { ...USER, ...fields }, '2026-11-20')).rejects.toThrow(
      UserRefusedError,
    );
  });

  test('titles that differ in case alone are of one family', async () => {
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

describe.each(testDatabases())('a name with a letter beyond ASCII on $name', (kind) => {
  test('is taken by itself, whatever the database knows of letters', async () => {
    const database = await kind.open();
    await addUser(database.kysely, USER, '2026-11-20');
    const again = addUser(database.kysely, { ...USER, email: 'other@example.com' }, '2026-11-20');
    await expect(again).rejects.toThrow(UserRefusedError);
    await database.close();
  });
});
