import { sql, type Kysely } from 'kysely';

/**
 * Large changes of what playlists hold that are under way, at most one of each user. They are carried out in portions;
 * one that its node could not finish is finished from here.
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
