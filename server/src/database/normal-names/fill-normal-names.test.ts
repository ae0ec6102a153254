import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { testDatabases } from '../../../testing/test-database.ts';
import { addUser, UserRefusedError } from '../../administration/users/add-user.ts';
import { findUserByName } from '../../features/account/open-session.ts';
import { signIn } from '../../features/account/sign-in.ts';
import { fillNormalNames } from './fill-normal-names.ts';

const TODAY = '2026-11-20';
const EMILE = { company: 'Lantern Bay', username: 'Émile', email: 'emile@example.com', password: 'Secret1' };

describe.each(testDatabases())('user names on $name', (kind) => {
  let database: Database;
  let warnings: string[];
  beforeAll(async () => {
    database = await kind.open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.kysely.deleteFrom('app_user').execute();
    warnings = [];
    await addUser(database.kysely, EMILE, TODAY, 'Ada');
  });

  const fill = () => fillNormalNames(database.kysely, (sentence) => warnings.push(sentence));
  const signsIn = async (username: string): Promise<boolean> => {
    const user = await findUserByName(database.kysely, username);
    const credentials = { password: EMILE.password, rememberMe: false, forceLogin: true };
    return (await signIn(database.kysely, randomBytes(32), user, credentials)).kind === 'signed-in';
  };
  /** Like a release from before normal forms, or an operator's manual change. */
  const writeByHand = async (username: string, email: string): Promise<number> => {
    const { rows } = await sql<{ id: number }>`
      insert into app_user (company_id, username, email, password_hash)
      select company_id, ${username}, ${email}, password_hash from app_user limit 1
      returning id`.execute(database.kysely);
    return rows[0]?.id ?? 0;
  };
  const users = () =>
    database.kysely
      .selectFrom('app_user')
      .select(['username', 'normal_username', 'normal_email'])
      .orderBy('id')
      .execute();

  test("finds a user by the name in any case and form, whatever the database's rules for letters", async () => {
    for (const name of ['Émile', 'émile', 'ÉMILE', 'E\u0301mile', ' Émile '])
      expect([name, await signsIn(name)]).toEqual([name, true]);
    expect(await signsIn('Emile')).toBe(false);
  });

  test.each([
    ['name', { username: 'éMILE', email: 'other@example.com' }],
    ['name', { username: 'E\u0301mile', email: 'other@example.com' }],
    ['address', { username: 'other', email: 'EMILE@example.com' }],
  ])('accepts a %s in any case and form', async (_, fields) => {
    await expect(addUser(database.kysely, { ...EMILE, ...fields }, TODAY, 'Ada')).rejects.toThrow(
      UserRefusedError,
    );
  });

  test('stores each name once, even against an insert without a check', async () => {
    const again = database.kysely
      .insertInto('app_user')
      .columns(['company_id', 'username', 'email', 'password_hash', 'normal_username'])
      .expression((row) =>
        row
          .selectFrom('app_user')
          .select(['company_id', sql<string>`'EMILE'`.as('u'), sql<string>`'x@example.com'`.as('e')])
          .select(['password_hash', 'normal_username']),
      );
    await expect(again.execute()).rejects.toMatchObject({ code: '23505' });
  });

  test("lets a user added by SQL sign in before the next start, in any case, and not under another's name", async () => {
    await writeByHand('Writer', 'writer@example.com');
    expect(await signsIn('WRITER')).toBe(true);
    expect(await signsIn('wrıter')).toBe(false);
    await writeByHand('ÉMILE', 'other@example.com');
    expect(await findUserByName(database.kysely, 'émile')).toMatchObject({ username: 'Émile' });
  });

  test('fills missing normal forms, so that the users can sign in', async () => {
    await writeByHand('Änne', 'Anne@Example.com');
    await fill();
    expect(await signsIn('änne')).toBe(true);
    expect(await users()).toMatchObject([
      { normal_username: 'émile' },
      { username: 'Änne', normal_username: 'änne', normal_email: 'anne@example.com' },
    ]);
    expect(warnings).toEqual([]);
  });

  test('fills them once when nodes start at the same time', async () => {
    await writeByHand('Writer', 'writer@example.com');
    await Promise.all([fill(), fill(), fill()]);
    expect(await users()).toContainEqual(expect.objectContaining({ normal_username: 'writer' }));
  });

  test('renames the newer of two users with the same name, and reports it', async () => {
    const id = await writeByHand('ÉMILE', 'other@example.com');
    await fill();
    expect(await users()).toMatchObject([
      { username: 'Émile', normal_username: 'émile' },
      { username: `ÉMILE-${id}`, normal_username: `émile-${id}` },
    ]);
    expect(warnings).toEqual([
      expect.stringMatching(`'ÉMILE' \\(id ${id}\\) has the same name as 'Émile'.*now called 'ÉMILE-${id}'`),
    ]);
    expect(await signsIn(`émile-${id}`)).toBe(true);
    await fill();
    expect(warnings).toHaveLength(1);
  });

  test('finds only the older of two users by an address that they share, and reports it', async () => {
    await writeByHand('Second', 'Emile@Example.com');
    await fill();
    expect(await users()).toMatchObject([{ normal_email: 'emile@example.com' }, { normal_email: null }]);
    expect(warnings).toEqual([expect.stringContaining("'Second'")]);
    expect(await signsIn('second')).toBe(true);
  });

  test('applies a manually changed name from the next start', async () => {
    await sql`update app_user set username = 'Renamed'`.execute(database.kysely);
    await fill();
    expect([await signsIn('renamed'), await signsIn('émile')]).toEqual([true, false]);
  });
});
