import { sql } from 'kysely';
import type { Database } from '../database.ts';

/**
 * Does for the embedded database what a PostgreSQL server does in background processes, which the embedded one lacks:
 * frees the space of deleted and replaced rows for new ones, notes for the planner how values are distributed, and
 * removes log that is no longer needed. One statement for each table, so that other calls get their turn in between.
 */
export async function tidyEmbeddedDatabase({ kind, kysely }: Database): Promise<void> {
  if (kind !== 'pglite') return;
  await sql`select pg_stat_force_next_flush()`.execute(kysely);
  // Autovacuum's default limits for vacuum and analyze.
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_stat_user_tables
    where n_dead_tup > 50 + 0.2 * n_live_tup or n_mod_since_analyze > 50 + 0.1 * n_live_tup`.execute(kysely);
  for (const { name } of rows) await sql`vacuum (analyze) ${sql.table(name)}`.execute(kysely);
  await sql`checkpoint`.execute(kysely);
}
