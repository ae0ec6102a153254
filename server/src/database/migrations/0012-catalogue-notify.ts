import { sql, type Kysely } from 'kysely';

/** Notifies listening nodes when a new version of the catalogue is committed, whichever program changed it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create function notify_catalogue_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('catalogue_changed', new.version::text);
      return null;
    end $$`.execute(database);
  await sql`
    create trigger catalogue_changed after update of version on catalogue_state
    for each row when (new.version is distinct from old.version)
    execute function notify_catalogue_changed()`.execute(database);
}
