import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../../database/schema.ts';
import { insertAccounts } from './accounts.ts';
import { insertFaqs } from './faqs.ts';
import { insertPlaylists } from './playlists.ts';
import { insertReports } from './reports.ts';
import { insertSavedSearches } from './saved-searches.ts';

export { SAMPLE_PASSWORD, SAMPLE_USERNAMES } from './accounts.ts';
export { openSampleUsers } from './open-sample-users.ts';

/**
 * Adds the sample users, with their collections, and content for the pages to an installation without users.
 * All or nothing; does nothing if there is a user. Requires the catalogue, because subscriptions and
 * playlists refer to it. Returns whether it did anything.
 *
 * @param today YYYY-MM-DD: subscriptions run around this day, and playlists have launches up to it.
 */
export async function ensureSampleUsers(kysely: Kysely<DatabaseSchema>, today: string): Promise<boolean> {
  return kysely.transaction().execute(async (transaction) => {
    const someone = await transaction.selectFrom('app_user').select('id').limit(1).executeTakeFirst();
    if (someone) return false;
    const users = await insertAccounts(transaction, today);
    await insertSavedSearches(transaction, users);
    await insertPlaylists(transaction, users, today);
    await insertFaqs(transaction);
    await insertReports(transaction, today);
    return true;
  });
}
