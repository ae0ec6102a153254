import { sql, type Kysely } from 'kysely';

/**
 * Groups of channels that an access includes: names of their networks or owners. Names and not channels, so that the
 * access includes channels that join the group later.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table access_channel_group (
      access_id integer not null references access on delete cascade,
      name text not null,
      has_audience_results boolean not null default false,
      primary key (access_id, name)
    )`.execute(database);
}
