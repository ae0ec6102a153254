import { sql, type Kysely } from 'kysely';

/**
 * Data for judging sign-ins: where users signed in from, when account owners were informed, when sessions
 * were used.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  // address: an IPv4 address, or the network of an IPv6 one.
  await sql`
    create table sign_in_address (
      user_id integer not null references app_user on delete cascade,
      address text not null,
      used_at timestamptz not null default now(),
      primary key (user_id, address)
    )`.execute(database);
  await sql`alter table app_user add column attack_mailed_at timestamptz`.execute(database);
  await sql`alter table session add column used_at timestamptz not null default now()`.execute(database);
}
