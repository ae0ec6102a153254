import { sql, type Kysely } from 'kysely';

/** Users who may promote and roll back releases. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table app_user add column can_manage_releases boolean not null default false`.execute(
    database,
  );
}
