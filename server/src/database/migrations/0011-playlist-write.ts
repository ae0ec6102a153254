import { sql, type Kysely } from 'kysely';

/**
 * Large changes of playlist contents under way, at most one per user. They are done in portions; if a node
 * fails, another one continues from here.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table playlist_write (
      user_id integer primary key references app_user on delete cascade,
      add_to integer[] not null,
      remove_from integer[] not null,
      programmes integer[] not null,
      deletes_playlists boolean not null,
      position bigint not null default 0,
      holder text not null,
      held_until timestamptz not null
    )`.execute(database);
}
