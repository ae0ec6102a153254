import { sql, type Kysely } from 'kysely';
import type { DatabaseSchema } from './schema.ts';

/** Names of the migrations that a database has executed; none in one without tables. */
export async function executedMigrations(kysely: Kysely<DatabaseSchema>): Promise<readonly string[]> {
  const known = await sql<{
    name: string | null;
  }>`select to_regclass('kysely_migration')::text as name`.execute(kysely);
  if (known.rows[0]?.name == null) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    kysely,
  );
  return rows.map(({ name }) => name);
}
