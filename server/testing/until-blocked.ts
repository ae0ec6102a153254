import { sql } from 'kysely';
import type { Database } from '../src/database/database.ts';
import { until } from './until.ts';

/**
 * Resolves once a number of statements wait for locks of other transactions. With the embedded database, at once: its only
 * connection runs them after the transaction.
 */
export async function untilBlocked(
  { kysely, kind }: Pick<Database, 'kysely' | 'kind'>,
  statements = 1,
): Promise<void> {
  if (kind === 'pglite') return;
  await until(async () => {
    const { rows } = await sql`
      select 1 from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`.execute(kysely);
    return rows.length >= statements;
  });
}
