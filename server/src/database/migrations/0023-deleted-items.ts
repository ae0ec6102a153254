import { sql, type Kysely } from 'kysely';

/** Saved searches and playlists that their users have just deleted, as they were: they can be restored for a while. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table deleted_item (
      kind text not null,
      id integer not null,
      user_id integer not null references app_user on delete cascade,
      deleted_at timestamptz not null default now(),
      item jsonb not null,
      programmes integer[] not null default '{}',
      shares jsonb not null,
      primary key (kind, id)
    )`.execute(database);
  await sql`create index deleted_item_user on deleted_item (user_id)`.execute(database);
}
