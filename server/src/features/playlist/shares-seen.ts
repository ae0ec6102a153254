import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../../database/schema.ts';

/** How many playlists were shared with the user and not viewed yet. */
export async function countUnseenShares(kysely: Kysely<DatabaseSchema>, idUser: number): Promise<number> {
  const { count } = await kysely
    .selectFrom('playlist_share')
    .select((builder) => builder.fn.countAll<number>().as('count'))
    .where('user_id', '=', idUser)
    .where('seen_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Marks everything shared with the user so far as viewed. */
export async function markSharesAsSeen(kysely: Kysely<DatabaseSchema>, idUser: number): Promise<void> {
  await kysely
    .updateTable('playlist_share')
    .set({ seen_at: new Date() })
    .where('user_id', '=', idUser)
    .where('seen_at', 'is', null)
    .execute();
}
