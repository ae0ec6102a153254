import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { testDatabases } from '../../testing/test-database.ts';

test.each(testDatabases())('closing $name settles every pending query', async ({ open }) => {
  const database = await open();
  const queries = Array.from({ length: 30 }, async (_, number) => {
    const { rows } = await sql<{ number: number }>`select ${number}::integer as number`.execute(
      database.kysely,
    );
    return rows[0]?.number;
  });
  const settled = Promise.allSettled(queries);
  await queries[0];
  await database.close();
  const answers = (await settled).filter(({ status }) => status === 'fulfilled');
  expect(answers.length).toBeGreaterThan(0);
  expect(answers).toEqual(answers.map((_, value) => ({ status: 'fulfilled', value })));
  await expect(sql`select 1`.execute(database.kysely)).rejects.toThrow();
});
