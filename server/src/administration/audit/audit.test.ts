import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { runAsOperator } from '../../../testing/run-as-operator.ts';
import { testDatabases } from '../../../testing/test-database.ts';

interface Entry {
  readonly operator: string;
  readonly operation: string;
  readonly subject: string;
  readonly before: unknown;
  readonly after: unknown;
}

describe.each(testDatabases())('the record of changes on $name', ({ name: kind, open }) => {
  let database: Database;
  const run = (name: string, input: object, operator = 'ada') =>
    runAsOperator(database, name, input, { operator });
  const log = async (input: object = {}) => (await run('log list', input)).data as Entry[];
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  test('contains who changed what, before and after, the newest first', async () => {
    await run('company add', { name: 'Lantern Bay' }, 'ada');
    await run('user add', { company: 'Lantern Bay', username: 'first', email: 'first@example.com' });
    await run('user change', { username: 'first', rights: ['evaluation'] }, 'grace');
    const [change, user, company] = await log();
    expect(company).toMatchObject({
      operator: 'ada',
      operation: 'company add',
      subject: 'company Lantern Bay',
      before: null,
      after: { name: 'Lantern Bay' },
    });
    expect(user).toMatchObject({
      operation: 'user add',
      before: null,
      after: { email: 'first@example.com' },
    });
    expect(change).toMatchObject({
      operator: 'grace',
      subject: 'user first',
      before: { rights: [] },
      after: { rights: ['evaluation'] },
    });
  });

  test('contains no password and no link', async () => {
    const { kysely } = database;
    const { link_hash: link } = await kysely
      .selectFrom('password_recovery')
      .select('link_hash')
      .executeTakeFirstOrThrow();
    const { password_hash: password } = await kysely
      .selectFrom('app_user')
      .select('password_hash')
      .executeTakeFirstOrThrow();
    const { mail } = await kysely.selectFrom('queued_mail').select('mail').executeTakeFirstOrThrow();
    const secret = /recoverPassword\/([\w-]{43})/.exec(mail ?? '')?.[1] ?? '';
    expect(secret).toHaveLength(43);
    const text = JSON.stringify(await kysely.selectFrom('admin_change').selectAll().execute());
    for (const hidden of [link, password, secret]) expect(text).not.toContain(hidden);
  });

  test('does not mention rejected and repeated operations', async () => {
    const before = await log();
    await expect(run('company add', { name: 'Lantern Bay' })).rejects.toThrow(/already/);
    await run('user change', { username: 'first', rights: ['evaluation'] });
    expect(await log()).toEqual(before);
  });

  test('begins with a day, and drops entries older than the setting', async () => {
    const days = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString();
    const all = (await log()).length;
    await database.kysely
      .insertInto('admin_change')
      .values(
        [29, 31].map((age) => ({
          changed_at: days(age),
          operator: 'ada',
          operation: 'company add',
          subject: `company ${age}`,
          before: null,
          after: null,
        })),
      )
      .execute();
    expect(await log({ since: days(1).slice(0, 10) })).toHaveLength(all);
    await run('company add', { name: 'Later Ltd' });
    const subjects = (await log()).map(({ subject }) => subject);
    expect(subjects).toContain('company 29');
    expect(subjects).not.toContain('company 31');
  });

  test('accepts one of two simultaneous operations; the other gets a conflict and changes nothing', async () => {
    const names = ['First Ltd', 'Second Ltd'];
    const outcomes = await Promise.allSettled(names.map((name) => run('company add', { name })));
    expect(outcomes).toEqual([
      expect.objectContaining({ status: 'fulfilled' }),
      { status: 'rejected', reason: expect.objectContaining({ status: 409 }) },
    ]);
    const stored = await database.kysely
      .selectFrom('company')
      .select('name')
      .where('name', 'in', names)
      .execute();
    expect(stored).toEqual([{ name: 'First Ltd' }]);
    await run('company add', { name: 'Second Ltd' });
  });

  if (kind === 'postgres')
    test('rejects an operation during another one with a conflict, and changes nothing', async () => {
      const held = await database.pool.connect();
      try {
        await held.query('begin');
        await held.query('select pg_advisory_xact_lock(7240002)');
        await expect(run('company add', { name: 'Conflict Ltd' })).rejects.toMatchObject({ status: 409 });
        await held.query('commit');
      } finally {
        held.release();
      }
      await run('company add', { name: 'Conflict Ltd' });
    });
});
