import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../../database/database.ts';
import { testDatabase } from '../../../../testing/test-database.ts';
import { isPasswordRight } from '../password.ts';
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
    await addUser(database.kysely, user, TODAY);
    const [added] = await users();
    expect(added).toMatchObject({ username: 'first', company: 'Lantern Bay' });
    expect(await isPasswordRight(added?.password_hash ?? null, 'Secret1')).toBe(true);
    const accesses = await database.kysely.selectFrom('access').selectAll().execute();
    expect(accesses).toMatchObject([
      { all_channels: true, all_genres: true, begin_date: TODAY, end_date: '2029-02-28' },
    ]);
  });

  test('adds no access for a second user of a known company', async () => {
    await addUser(database.kysely, user, TODAY);
    await addUser(database.kysely, { ...user, username: 'second', email: 'second@example.com' }, TODAY);
    expect(await users()).toHaveLength(2);
    expect(await database.kysely.selectFrom('access').selectAll().execute()).toHaveLength(1);
  });

  test.each([
    ['a taken name, whatever its case', { username: 'FIRST', email: 'other@example.com' }],
    ['a taken address', { username: 'other', email: 'First@example.com' }],
    ['a weak password', { username: 'other', email: 'other@example.com', password: 'secret' }],
    ['no address', { username: 'other', email: 'nowhere' }],
  ])('rejects %s and changes nothing', async (_, fields) => {
    await addUser(database.kysely, user, TODAY);
    const added = addUser(database.kysely, { ...user, company: 'Another', ...fields }, TODAY);
    await expect(added).rejects.toBeInstanceOf(UserRefusedError);
    expect(await users()).toHaveLength(1);
    expect(await database.kysely.selectFrom('company').selectAll().execute()).toHaveLength(1);
  });
});
