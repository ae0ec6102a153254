import { sql, type Kysely } from 'kysely';

/** Links to set a new password. One per user: a newer one replaces the older. */
export async function up(database: Kysely<unknown>): Promise<void> {
  // The link itself is never stored, only its SHA-256.
  await sql`
    create table password_recovery (
      user_id integer primary key references app_user on delete cascade,
      link_hash text not null unique,
      expires_at timestamptz not null
    )`.execute(database);
  // Expired sessions are found by it to be deleted.
  await sql`create index session_expiry on session (expires_at)`.execute(database);
}
