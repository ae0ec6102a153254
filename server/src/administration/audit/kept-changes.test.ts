import { expect, test } from 'vitest';
import { createServer } from '../../app/create-server.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { startTestServer } from '../../../testing/test-server.ts';

test('a server removes changes that are older than the setting, without a new change', async () => {
  const server = await startTestServer(testDatabase());
  const { kysely } = server.database;
  const change = { operator: 'ada', operation: 'company add', before: null, after: null };
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  await kysely
    .insertInto('admin_change')
    .values([1, 3].map((age) => ({ ...change, subject: `company ${age}`, changed_at: daysAgo(age) })))
    .execute();
  const another = await createServer({ ...server.parts, administration: { token: null, logDays: 2 } });
  await another.ready();
  await another.close();
  expect(await kysely.selectFrom('admin_change').select('subject').execute()).toEqual([
    { subject: 'company 1' },
  ]);
  await server.close();
});
