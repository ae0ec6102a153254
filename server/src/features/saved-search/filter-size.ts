import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../../database/schema.ts';
import { HttpError, type LocalisedMessage } from '../../http/http-error.ts';

/**
 * Maximum bytes of a stored filter, enough for 18,000 selected channels. A longer one, from before the limit,
 * is not read.
 */
export const FILTER_BYTES_MAX = 128 * 1024;
/** Maximum bytes of all stored filters of one user together. */
export const FILTERS_BYTES_MAX = 16 * 1024 * 1024;

const MESSAGES = {
  one: {
    en: 'This search has too many selected options to be saved. Select fewer options.',
    ch: '该搜索的选项过多，无法保存，请减少选择。',
  },
  all: {
    en: 'Your saved searches have too many selected options in total. Delete some searches first.',
    ch: '您保存的全部搜索的选项过多，请先删除一些。',
  },
} as const satisfies Record<string, LocalisedMessage>;

/**
 * Rejects (409, which rolls the transaction back) a stored filter that is too long by itself or together with
 * the user's others. Call it after writing the filter, in the transaction that locks the user's row.
 * @param bytes `filter_bytes` of what was written
 */
export async function refuseTooLarge(
  transaction: Transaction<DatabaseSchema>,
  idUser: number,
  bytes: number,
): Promise<void> {
  if (bytes > FILTER_BYTES_MAX) throw filterTooLarge();
  const { total } = await transaction
    .selectFrom('saved_search')
    .select(sql<number>`sum(filter_bytes)`.as('total'))
    .where('user_id', '=', idUser)
    .executeTakeFirstOrThrow();
  if (total > FILTERS_BYTES_MAX) throw httpError(MESSAGES.all);
}

export function filterTooLarge(): HttpError {
  return httpError(MESSAGES.one);
}

function httpError(message: LocalisedMessage): HttpError {
  return new HttpError('limit-exceeded', message, { field: 'filter' });
}
