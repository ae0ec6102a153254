import { sql, type Kysely, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../../database/schema.ts';

/** How long a deleted item can be restored. A page offers it for some seconds, and may be asleep in between. */
const RESTORABLE_MINUTES = 10;

/** How many of a user's deleted items can be restored; the oldest are removed first. */
export const RESTORABLE_MAX = 100;

/** A deleted item with what belonged to it. */
export interface DeletedItem {
  /** The row of the item, as JSON. */
  readonly item: string;
  readonly programmes: readonly number[];
  /** The rows of its shares, as JSON. */
  readonly shares: string;
}

/**
 * Stores a copy of one of the user's saved searches before it is deleted, in the same transaction. Returns whether it
 * exists.
 */
export async function keepSavedSearch(
  transaction: Transaction<DatabaseSchema>,
  idUser: number,
  id: number,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into deleted_item (kind, id, user_id, item, shares)
    select 'saved_search', id, user_id, to_jsonb(saved_search), '[]' from saved_search
    where id = ${id} and user_id = ${idUser}`.execute(transaction);
  await removeOldest(transaction, idUser);
  return numAffectedRows === 1n;
}

/**
 * Stores a copy of one of the user's playlists, its programmes and its shares before it is deleted, in the same
 * transaction. If a large one is already being deleted, its first copy stays.
 */
export async function keepPlaylist(
  transaction: Transaction<DatabaseSchema>,
  idUser: number,
  id: number,
): Promise<void> {
  await sql`
    insert into deleted_item (kind, id, user_id, item, programmes, shares)
    select 'playlist', id, user_id, to_jsonb(playlist),
      array(select programme_id from playlist_programme where playlist_id = playlist.id),
      coalesce(
        (select jsonb_agg(to_jsonb(playlist_share)) from playlist_share where playlist_id = playlist.id), '[]')
    from playlist where id = ${id}
    on conflict (kind, id) do nothing`.execute(transaction);
  await removeOldest(transaction, idUser);
}

async function removeOldest(transaction: Transaction<DatabaseSchema>, idUser: number): Promise<void> {
  await sql`
    delete from deleted_item where (kind, id) in (
      select kind, id from deleted_item where user_id = ${idUser}
      order by deleted_at desc offset ${RESTORABLE_MAX})`.execute(transaction);
}

/**
 * Removes one of the user's deleted items from those that can be restored, and returns it; undefined if there is
 * none.
 */
export async function takeDeleted(
  transaction: Transaction<DatabaseSchema>,
  kind: 'saved_search' | 'playlist',
  idUser: number,
  id: number,
): Promise<DeletedItem | undefined> {
  return transaction
    .deleteFrom('deleted_item')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('user_id', '=', idUser)
    .where('deleted_at', '>', RESTORABLE_SINCE)
    .returning([sql<string>`item::text`.as('item'), 'programmes', sql<string>`shares::text`.as('shares')])
    .executeTakeFirst();
}

/** Removes what can no longer be restored. */
export async function purgeDeletedItems(kysely: Kysely<DatabaseSchema>): Promise<void> {
  await kysely.deleteFrom('deleted_item').where('deleted_at', '<=', RESTORABLE_SINCE).execute();
}

const RESTORABLE_SINCE = sql<string>`now() - make_interval(mins => ${RESTORABLE_MINUTES})`;
