import { sql, type Kysely } from 'kysely';
import { withUserLock } from '../collections/owner-transaction.ts';
import type { DatabaseSchema } from '../../database/schema.ts';
import { refuseBeyondLimit } from './limited-flags.ts';
import { noSuchSavedSearch, refuseOtherSavedSearches } from './own-saved-searches.ts';

/** Sets for each of these saved searches whether the home page shows it; others stay unchanged. */
export async function setShownInHomepage(
  kysely: Kysely<DatabaseSchema>,
  idUser: number,
  searches: readonly { readonly id: number; readonly showInHomepage: boolean }[],
): Promise<void> {
  await withUserLock(kysely, idUser, async (transaction) => {
    await refuseOtherSavedSearches(
      transaction,
      idUser,
      searches.map(({ id }) => id),
    );
    for (const shown of [false, true]) {
      const ids = searches.filter(({ showInHomepage }) => showInHomepage === shown).map(({ id }) => id);
      if (ids.length === 0) continue;
      await transaction
        .updateTable('saved_search')
        .set({ show_in_homepage: shown })
        .where('id', '=', sql<number>`any(${ids}::int[])`)
        .execute();
      if (shown) await refuseBeyondLimit(transaction, idUser, 'show_in_homepage');
    }
  });
}

/** Makes these saved searches the user's favourites, and no others. */
export async function setFavourites(
  kysely: Kysely<DatabaseSchema>,
  idUser: number,
  ids: readonly number[],
): Promise<void> {
  await withUserLock(kysely, idUser, async (transaction) => {
    await refuseOtherSavedSearches(transaction, idUser, ids);
    await transaction
      .updateTable('saved_search')
      .set({ is_favorite: sql<boolean>`id = any(${ids}::int[])` })
      .where('user_id', '=', idUser)
      .execute();
    await refuseBeyondLimit(transaction, idUser, 'is_favorite');
  });
}

/**
 * Adds a saved search to the daily letter or removes it. Requires no right: every user sees the toggle, and
 * the code that composes letters decides who gets one.
 */
export async function setInDailyUpdate(
  kysely: Kysely<DatabaseSchema>,
  idUser: number,
  id: number,
  dailyUpdate: boolean,
): Promise<void> {
  const { numUpdatedRows } = await withUserLock(kysely, idUser, (transaction) =>
    transaction
      .updateTable('saved_search')
      .set({ daily_update: dailyUpdate })
      .where('id', '=', id)
      .where('user_id', '=', idUser)
      .executeTakeFirstOrThrow(),
  );
  if (numUpdatedRows === 0n) throw noSuchSavedSearch();
}
