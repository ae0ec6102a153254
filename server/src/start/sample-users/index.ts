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
 * Gives an installation without any user the sample ones, with what they keep, and the content pages something to show.
 * All or nothing; does nothing when there is a user. The catalogue must be there first: subscriptions and playlists
 * point into it. Returns whether it did anything.
 *
 * @param today YYYY-MM-DD: subscriptions run around this day.
 */
export async function ensureSampleUsers(kysely: Kysely<DatabaseSchema>, today: string): Promise<boolean> {
  return kysely.transaction().execute(async (transaction) => {
    const someone = await transaction.selectFrom('app_user').select('id').limit(1).executeTakeFirst();
    if (someone) return false;
    const users = await insertAccounts(transaction, today);
    await insertSavedSearches(transaction, users);
    await insertPlaylists(transaction, users);
    await insertFaqs(transaction);
    await insertReports(transaction, today);
    return true;
  });
}
