import { sql, type Kysely } from 'kysely';

/** Language of the page on which the settings were last changed; null: that of the account. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table daily_update add column language text`.execute(database);
}
