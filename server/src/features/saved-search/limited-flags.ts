import { FAVOURITE_SEARCHES_MAX, HOMEPAGE_SEARCHES_MAX } from '@airdex/shared-contracts/constants';
import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../database/schema.ts';
import { HttpError, type LocalisedMessage } from '../../http/http-error.ts';

interface Limit {
  readonly max: number;
  /** Messages to subscribers. */
  readonly message: LocalisedMessage;
}

const LIMITS = {
  show_in_homepage: {
    max: HOMEPAGE_SEARCHES_MAX,
    message: {
      en: `Maximum of ${HOMEPAGE_SEARCHES_MAX} Saved Searches to be added to Homepage`,
      ch: `最多可将 ${HOMEPAGE_SEARCHES_MAX} 个已保存的搜索添加到首页`,
    },
  },
  is_favorite: {
    max: FAVOURITE_SEARCHES_MAX,
    message: {
      en: `Maximum of ${FAVOURITE_SEARCHES_MAX} Saved Searches to be added to Favorites`,
      ch: `最多可将 ${FAVOURITE_SEARCHES_MAX} 个已保存的搜索添加到收藏`,
    },
  },
} as const satisfies Record<string, Limit>;

/**
 * Rejects (409, which rolls the transaction back) if too many of the user's searches have the flag. Call it
 * after setting the flag, in the transaction that locks the user's row, so that no other change can come in
 * between.
 */
export async function refuseBeyondLimit(
  transaction: Transaction<DatabaseSchema>,
  idUser: number,
  flag: keyof typeof LIMITS,
): Promise<void> {
  const { count } = await transaction
    .selectFrom('saved_search')
    .select((builder) => builder.fn.countAll<number>().as('count'))
    .where('user_id', '=', idUser)
    .where(flag, '=', true)
    .executeTakeFirstOrThrow();
  if (count > LIMITS[flag].max) throw new HttpError('limit-exceeded', LIMITS[flag].message);
}
