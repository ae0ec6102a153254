import { sql, type Kysely } from 'kysely';

/**
 * Lookups for changes of collections: folders by user, the content of a folder, and the users of a company.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create index saved_search_folder_user on saved_search_folder (user_id)`.execute(database);
  await sql`create index playlist_folder_user on playlist_folder (user_id)`.execute(database);
  await sql`create index saved_search_folder_items on saved_search (folder_id)`.execute(database);
  await sql`create index playlist_folder_items on playlist (folder_id)`.execute(database);
  await sql`create index if not exists app_user_company on app_user (company_id)`.execute(database);
}
