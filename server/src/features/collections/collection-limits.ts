import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../../database/schema.ts';
import { HttpError, type LocalisedMessage } from '../../http/http-error.ts';

/** How many of each kind one user may have. docs/api.md lists them. */
export const COLLECTION_LIMITS = {
  saved_search: 1000,
  saved_search_folder: 200,
  playlist: 1000,
  playlist_folder: 200,
} as const;
type LimitedTable = keyof typeof COLLECTION_LIMITS;

const KINDS: Readonly<Record<LimitedTable, LocalisedMessage>> = {
  saved_search: { en: 'saved searches', ch: '已保存的搜索' },
  saved_search_folder: { en: 'folders of saved searches', ch: '已保存搜索的文件夹' },
  playlist: { en: 'playlists', ch: '片单' },
  playlist_folder: { en: 'folders of playlists', ch: '片单文件夹' },
};

function messageOf(max: number, kind: LocalisedMessage): LocalisedMessage {
  return {
    en: `You can keep at most ${max} ${kind.en}. Delete some of them first.`,
    ch: `最多可保留 ${max} 个${kind.ch}，请先删除一些。`,
  };
}

/**
 * Rejects (409, which rolls the transaction back) if the user has more of a kind than allowed. Call it after
 * inserting the new one, in the transaction that holds the user's row lock.
 */
export async function refuseTooMany(
  transaction: Transaction<DatabaseSchema>,
  table: LimitedTable,
  idUser: number,
): Promise<void> {
  const max = COLLECTION_LIMITS[table];
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where user_id = ${idUser}`.execute(transaction);
  if ((rows[0]?.count ?? 0) > max) throw new HttpError('limit-exceeded', messageOf(max, KINDS[table]));
}
