import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { isPasswordRight } from '../../features/account/password.ts';
import { addUser, UserRefusedError } from './add-user.ts';

const TODAY = '2028-02-29';
const user = { company: 'Lantern Bay', username: 'first', email: 'first@example.com', password: 'Secret1' };

describe.each([testDatabase()])('adding a user on $name', ({ open }) => {
  let database: Database;
  beforeEach(async () => {
    database = await open();
  });
  afterEach(() => database.close());

  const users = () =>
    database.kysely
      .selectFrom('app_user')
      .innerJoin('company', 'company.id', 'app_user.company_id')
      .select(['username', 'password_hash', 'company.name as company'])
      .orderBy('app_user.id')
      .execute();

  test('gives a new company access to everything for a year, and hashes the password', async () => {
    await addUser(database.kysely, user, TODAY, 'Ada');
    const [added] = await users();
    expect(added).toMatchObject({ username: 'first', company: 'Lantern Bay' });
    expect(await isPasswordRight(added?.password_hash ?? null, 'Secret1')).toBe(true);
    const accesses = await database.kysely.selectFrom('access').selectAll().execute();
    expect(accesses).toMatchObject([
      { all_channels: true, all_genres: true, begin_date: TODAY, end_date: '2029-02-28' },
    ]);
  });

  test('adds no access for a second user of a known company', async () => {
    await addUser(database.kysely, user, TODAY, 'Ada');
    await addUser(
      database.kysely,
      { ...user, username: 'second', email: 'second@example.com' },
      TODAY,
      'Ada',
    );
    expect(await users()).toHaveLength(2);
    expect(await database.kysely.selectFrom('access').selectAll().execute()).toHaveLength(1);
  });

  test('records the company, its access and the user, without the password', async () => {
    await addUser(database.kysely, user, TODAY, 'Ada');
    const changes = await database.kysely.selectFrom('admin_change').selectAll().orderBy('id').execute();
    expect(changes.map(({ operation, operator, subject }) => [operation, operator, subject])).toEqual([
      ['account:add', 'Ada', 'company Lantern Bay'],
      ['account:add', 'Ada', 'access Lantern Bay: World, all genres'],
      ['account:add', 'Ada', 'user first'],
    ]);
    expect(JSON.stringify(changes)).not.toMatch(/Secret1|argon2/);
  });

  test('says which option is missing', async () => {
    const without = addUser(database.kysely, { ...user, email: '' }, TODAY, 'Ada');
    await expect(without).rejects.toThrow('Enter an email address.');
  });

  test.each([
    ['a taken name, whatever its case', { username: 'FIRST', email: 'other@example.com' }],
    ['a taken address', { username: 'other', email: 'First@example.com' }],
    ['a weak password', { username: 'other', email: 'other@example.com', password: 'secret' }],
    ['no address', { username: 'other', email: 'nowhere' }],
    ['a company on two lines', { username: 'other', email: 'other@example.com', company: 'A\nB' }],
    ['a long company', { username: 'other', email: 'other@example.com', company: 'A'.repeat(500) }],
    ['a name with an escape sequence', { username: '\u001b[31mother', email: 'other@example.com' }],
  ])('rejects %s and changes nothing', async (_, fields) => {
    await addUser(database.kysely, user, TODAY, 'Ada');
    const added = addUser(database.kysely, { ...user, company: 'Another', ...fields }, TODAY, 'Ada');
    await expect(added).rejects.toBeInstanceOf(UserRefusedError);
    expect(await users()).toHaveLength(1);
    expect(await database.kysely.selectFrom('company').selectAll().execute()).toHaveLength(1);
  });
});
