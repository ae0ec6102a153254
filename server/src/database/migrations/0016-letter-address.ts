import { sql, type Kysely } from 'kysely';

/** Addresses of the daily letter that are not confirmed yet. */
export async function up(database: Kysely<unknown>): Promise<void> {
  // email is where letters go: it was confirmed, or stored before confirmation was required. pending_email
  // becomes email by the link; the link itself is never stored, only its SHA-256.
  await sql`
    alter table daily_update
      add column pending_email text,
      add column link_hash text unique,
      add column link_expires_at timestamptz`.execute(database);
}
