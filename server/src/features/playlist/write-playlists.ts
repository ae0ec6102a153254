import type { Language } from '@airdex/shared-contracts/constants';
import { sql, type Transaction } from 'kysely';
import type { Caller } from '../../http/caller.ts';
import { refuseTooMany } from '../collections/collection-limits.ts';
import { copyName } from '../collections/copy-name.ts';
import { keepPlaylist, takeDeleted, type DeletedItem } from '../collections/deleted-items.ts';
import { withUserLock } from '../collections/owner-transaction.ts';
import { nextPosition, renumber } from '../collections/sortable-tables.ts';
import type { DatabaseSchema } from '../../database/schema.ts';
import type { CatalogueServices } from '../../catalogue/catalogue-services.ts';
import { deletePlaylists, FIRST_PORTION } from './carry-out.ts';
import { changeEntries } from './change-entries.ts';
import { noSuchPlaylist, refuseOthersPlaylists } from './own-playlists.ts';
import { addEntries } from './playlist-entries.ts';
import { PLAYLIST_TABLES } from './playlist-tables.ts';
import { SHARED_WITH_USER_MAX } from './share-playlists.ts';
import { holdCompany } from '../collections/hold-company.ts';
import { readablePlaylists, readEntries } from '../collections/readable-playlists.ts';

/** Maximum entries that are deleted together with their playlist by one statement. */
const DELETED_AT_ONCE = 10_000;

type Database = CatalogueServices['kysely'];

interface PlaylistTexts {
  readonly name: string;
  readonly description: string;
}

/** Creates a playlist, after all others. Returns its id. */
export async function addPlaylist(kysely: Database, idUser: number, texts: PlaylistTexts): Promise<number> {
  return withUserLock(kysely, idUser, (transaction) => insertPlaylist(transaction, idUser, texts));
}

/** Changes name and description of an own playlist; a missing description stays. */
export async function savePlaylist(
  kysely: Database,
  idUser: number,
  { id, name, description }: { id: number; name: string; description?: string | undefined },
): Promise<void> {
  await withUserLock(kysely, idUser, async (transaction) => {
    await refuseOthersPlaylists(transaction, idUser, [id]);
    const before = await transaction
      .selectFrom('playlist')
      .select(['name', 'description'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const texts = { name, description: description ?? before.description };
    if (texts.name === before.name && texts.description === before.description) return;
    await transaction
      .updateTable('playlist')
      .set({ ...texts, updated_at: sql<string>`clock_timestamp()` })
      .where('id', '=', id)
      .execute();
  });
}

/**
 * Copies an own or shared playlist into a new one of the caller's, after all others. Programmes outside the
 * caller's subscription, which the caller can't see, are not copied. Returns the copy's id.
 */
export async function duplicatePlaylist(
  { kysely, index, scopes }: CatalogueServices,
  caller: Caller,
  language: Language,
  id: number,
): Promise<number> {
  const scope = await scopes.of(caller);
  const source = (transaction: Database) =>
    readablePlaylists(transaction, caller.idUser)
      .select(['playlist.name', 'playlist.description'])
      .where('playlist.id', '=', id)
      .executeTakeFirst();
  if (!(await source(kysely))) throw noSuchPlaylist();
  const programmes: number[] = [];
  for await (const batch of readEntries(kysely, [id]))
    for (const held of batch)
      programmes.push(...held.programmes.filter((programme) => index.contains(scope, programme)));
  let copy = 0;
  await changeEntries({ kysely, idUser: caller.idUser }, async (transaction) => {
    const original = await source(transaction);
    if (!original) throw noSuchPlaylist();
    const names = await transaction
      .selectFrom('playlist')
      .select('name')
      .where('user_id', '=', caller.idUser)
      .execute();
    const name = copyName(
      original.name,
      names.map((own) => own.name),
      language,
    );
    copy = await insertPlaylist(transaction, caller.idUser, { ...original, name });
    return { addTo: [copy], removeFrom: [], programmes };
  });
  return copy;
}

/**
 * Deletes an own playlist, also for the users it is shared with. It can be restored for a while. A large one is emptied
 * first, in portions.
 */
export async function deletePlaylist(kysely: Database, idUser: number, id: number): Promise<void> {
  const deleted = await withUserLock(kysely, idUser, async (transaction) => {
    await refuseOthersPlaylists(transaction, idUser, [id]);
    const beyond = await transaction
      .selectFrom('playlist_programme')
      .select('programme_id')
      .where('playlist_id', '=', id)
      .offset(DELETED_AT_ONCE)
      .limit(1)
      .executeTakeFirst();
    if (beyond) return false;
    await keepPlaylist(transaction, idUser, id);
    await deletePlaylists(transaction, [id]);
    return true;
  });
  if (deleted) return;
  const programmes: number[] = [];
  for await (const batch of readEntries(kysely, [id]))
    for (const held of batch) programmes.push(...held.programmes);
  await changeEntries({ kysely, idUser }, async (transaction) => {
    await refuseOthersPlaylists(transaction, idUser, [id]);
    await keepPlaylist(transaction, idUser, id);
    return { addTo: [], removeFrom: [id], programmes, deletesPlaylists: true };
  });
}

/**
 * Restores a deleted playlist as it was, also for the users it was shared with. Leaves out a folder, programmes and
 * users that no longer exist.
 */
export async function restorePlaylist(kysely: Database, idUser: number, id: number): Promise<void> {
  let item: string | null = null;
  await changeEntries({ kysely, idUser }, async (transaction) => {
    const deleted = await takeDeleted(transaction, 'playlist', idUser, id);
    if (!deleted) throw noSuchPlaylist();
    await insertDeleted(transaction, idUser, deleted);
    await refuseTooMany(transaction, 'playlist', idUser);
    await renumber(transaction, PLAYLIST_TABLES, idUser);
    const { programmes } = deleted;
    if (programmes.length > FIRST_PORTION) {
      item = deleted.item;
      return { addTo: [id], removeFrom: [], programmes };
    }
    await addEntries(transaction, [id], programmes);
    return { addTo: [], removeFrom: [], programmes: [] };
  });
  // The portions of a large one have changed its date.
  if (item !== null)
    await kysely
      .updateTable('playlist')
      .set({ updated_at: sql<string>`(${item}::jsonb ->> 'updated_at')::timestamptz` })
      .where('id', '=', id)
      .execute();
}

/** Without programmes. Readers who now have too many shared playlists, or left the company, don't get it back. */
async function insertDeleted(
  transaction: Transaction<DatabaseSchema>,
  idUser: number,
  { item, shares }: DeletedItem,
): Promise<void> {
  const idCompany = await holdCompany(transaction, idUser);
  await sql`
    insert into playlist (id, user_id, folder_id, position, name, description, created_at, updated_at)
    select id, user_id, (select folder.id from playlist_folder folder where folder.id = folder_id), position,
      name, description, created_at, updated_at
    from jsonb_populate_record(null::playlist, ${item}::jsonb)`.execute(transaction);
  await sql`
    insert into playlist_share (playlist_id, user_id, shared_at, seen_at)
    select share.playlist_id, share.user_id, share.shared_at, share.seen_at
    from jsonb_populate_recordset(null::playlist_share, ${shares}::jsonb) as share
    join app_user reader on reader.id = share.user_id and reader.company_id = ${idCompany}
    where (select count(*) from playlist_share other where other.user_id = reader.id) < ${SHARED_WITH_USER_MAX}`.execute(
    transaction,
  );
}

async function insertPlaylist(
  transaction: Transaction<DatabaseSchema>,
  idUser: number,
  { name, description }: PlaylistTexts,
): Promise<number> {
  const { id } = await transaction
    .insertInto('playlist')
    .values({
      user_id: idUser,
      position: await nextPosition(transaction, PLAYLIST_TABLES, idUser),
      name,
      description,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await refuseTooMany(transaction, 'playlist', idUser);
  return id;
}
