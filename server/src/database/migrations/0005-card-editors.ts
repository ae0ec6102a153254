import { sql, type Kysely } from 'kysely';

/** Users who may edit cards: only they see the edit link. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table app_user add column can_edit_cards boolean not null default false`.execute(database);
}
