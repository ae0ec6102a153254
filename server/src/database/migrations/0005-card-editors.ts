import { sql, type Kysely } from 'kysely';

/** Users who may change cards: only they are shown where. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table app_user add column can_edit_cards boolean not null default false`.execute(database);
}
