import { sql, type Kysely } from 'kysely';

/** Addresses of the daily letter that wait for their confirmation. */
export async function up(database: Kysely<unknown>): Promise<void> {
  // email stays where letters go: it was confirmed, or stored before addresses had to be. pending_email becomes email by
  // the link; the link itself is never stored, only its SHA-256.
  await sql`
    alter table daily_update
      add column pending_email text,
      add column link_hash text unique,
      add column link_expires_at timestamptz`.execute(database);
}
