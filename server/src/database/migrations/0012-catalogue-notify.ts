import { sql, type Kysely } from 'kysely';

/**
 * Notifies listening nodes of a new version of the catalogue when it is committed, so that no program that
 * changes the version has to.
 */
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
