import { sql, type Kysely } from 'kysely';

/** Size of a stored filter: lists and limits read it without reading the filter. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table saved_search add column filter_bytes integer not null
      generated always as (octet_length(filter::text)) stored`.execute(database);
}
