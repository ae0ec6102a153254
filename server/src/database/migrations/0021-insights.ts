import { sql, type Kysely } from 'kysely';

/** Reports that operators chose for the insights card of the home page. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table report add column is_insight boolean not null default false`.execute(database);
}
