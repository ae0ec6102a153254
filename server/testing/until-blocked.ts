import { sql } from 'kysely';
import type { Database } from '../src/database/database.ts';
import { until } from './until.ts';

/**
 * Resolves once a statement waits for a lock of another transaction. With the embedded database, at once: its only
 * connection runs the statement after the transaction.
 */
export async function untilBlocked({ kysely, kind }: Pick<Database, 'kysely' | 'kind'>): Promise<void> {
  if (kind === 'pglite') return;
  await until(async () => {
    const { rows } = await sql`
      select 1 from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`.execute(kysely);
    return rows.length > 0;
  });
}
