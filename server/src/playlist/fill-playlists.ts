import type { AddMode } from '@airdex/shared-contracts/api';
import type { Language } from '@airdex/shared-contracts/constants';
import type { SelectedSearch } from '@airdex/shared-contracts/search-filter';
import { sql, type Kysely } from 'kysely';
import type { Caller } from '../account/caller.ts';
import { asOwner } from '../collections/owner-transaction.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import { fieldRefusal } from '../http/field-refusal.ts';
import { Refusal } from '../http/refusal.ts';
import type { CatalogueServices } from '../search/catalogue-services.ts';
import { resolveFilter } from '../search/resolve-filter.ts';
import { refuseOthersPlaylists } from './own-playlists.ts';
import { addEntries, markAsChanged, removeEntries } from './playlist-entries.ts';

/** Entries one call may add: programmes times playlists. Beyond, one call would keep the database from all others. */
const ENTRIES_MAX = 1_000_000;

const TOO_MANY: Readonly<Record<Language, string>> = {
  en: 'Too many programmes for so many playlists at once. Choose fewer of them.',
  ch: '一次添加的节目和节目单过多，请减少选择。',
};

export interface Selection {
  readonly idPlaylists: readonly number[];
  readonly filter: SelectedSearch;
}

interface Context {
  readonly services: CatalogueServices;
  readonly caller: Caller;
  readonly language: Language;
}

/** Adds the selected programmes to own playlists; see `ADD_MODES`. All or nothing. Answers how many entries are new. */
export async function addSelected(
  context: Context,
  { idPlaylists, filter, mode }: Selection & { readonly mode: AddMode },
): Promise<number> {
  const { services, caller, language } = context;
  const playlists = [...new Set(idPlaylists)];
  if (mode === 'Add') refuseNone(playlists);
  const programmes = await selectedProgrammes(context, filter);
  if (playlists.length * programmes.length > ENTRIES_MAX)
    throw new Refusal('limit-exceeded', TOO_MANY[language]);
  return asOwner(services.kysely, caller.idUser, async (transaction) => {
    await refuseOthersPlaylists(transaction, caller.idUser, playlists);
    const added = await addEntries(transaction, playlists, programmes);
    const removed =
      mode === 'ReplaceByProgram'
        ? await removeEntries(
            transaction,
            await otherOwnPlaylists(transaction, caller.idUser, playlists),
            programmes,
          )
        : new Map<number, number>();
    await markAsChanged(transaction, [...added.keys(), ...removed.keys()]);
    return total(added);
  });
}

/** Removes the selected programmes from own playlists. All or nothing. Answers how many entries went. */
export async function removeSelected(context: Context, { idPlaylists, filter }: Selection): Promise<number> {
  const { services, caller } = context;
  const playlists = [...new Set(idPlaylists)];
  refuseNone(playlists);
  const programmes = await selectedProgrammes(context, filter);
  return asOwner(services.kysely, caller.idUser, async (transaction) => {
    await refuseOthersPlaylists(transaction, caller.idUser, playlists);
    const removed = await removeEntries(transaction, playlists, programmes);
    await markAsChanged(transaction, removed.keys());
    return total(removed);
  });
}

/** Ids of the ticked programmes of the filter, all within the caller's scope. */
async function selectedProgrammes(
  { services, caller, language }: Context,
  filter: SelectedSearch,
): Promise<Int32Array> {
  const { isAllSelected, selectMode, selectedIds } = filter;
  const query = await resolveFilter(services, caller, language, filter);
  const selection = { isAllSelected, selectMode, selectedIds };
  const { ids } = await services.index.selectedIds({ ...query, selection, orderBy: [] }, services.index.size);
  return ids;
}

async function otherOwnPlaylists(
  kysely: Kysely<DatabaseSchema>,
  idUser: number,
  playlists: readonly number[],
): Promise<number[]> {
  const others = await kysely
    .selectFrom('playlist')
    .select('id')
    .where('user_id', '=', idUser)
    .where('id', '<>', sql<number>`all(${playlists}::int[])`)
    .execute();
  return others.map(({ id }) => id);
}

function refuseNone(playlists: readonly number[]): void {
  if (playlists.length === 0) throw fieldRefusal('idPlaylists', 'Choose at least one playlist');
}

function total(counts: ReadonlyMap<number, number>): number {
  return counts.values().reduce((sum, count) => sum + count, 0);
}
