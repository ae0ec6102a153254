import { sql, type Kysely } from 'kysely';

/**
 * The normal forms of user names and mail addresses for lookups. The server computes them, and fills them for
 * existing users right after the migrations, because databases differ in lowercasing. Null for rows that an
 * older release inserts, until the next start.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table app_user add column normal_username text, add column normal_email text`.execute(
    database,
  );
  await sql`create unique index app_user_normal_username on app_user (normal_username)`.execute(database);
  await sql`create unique index app_user_normal_email on app_user (normal_email)`.execute(database);
  await sql`drop index app_user_username`.execute(database);
  await sql`drop index app_user_email`.execute(database);
}
