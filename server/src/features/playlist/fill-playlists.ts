import type { AddMode } from '@airdex/shared-contracts/api';
import type { Language } from '@airdex/shared-contracts/constants';
import type { SelectedSearch } from '@airdex/shared-contracts/search-filter';
import type { Kysely } from 'kysely';
import type { Caller } from '../../http/caller.ts';
import type { DatabaseSchema } from '../../database/schema.ts';
import { fieldError } from '../../http/field-error.ts';
import { HttpError, type LocalisedMessage } from '../../http/http-error.ts';
import type { CatalogueServices } from '../../catalogue/catalogue-services.ts';
import { resolveFilter } from '../search/resolve-filter.ts';
import { changeEntries, type EntryChanger } from './change-entries.ts';
import { entriesOf, type EntryChange } from './entry-change.ts';
import { refuseOthersPlaylists } from './own-playlists.ts';

/** Maximum entries to add in one call: programmes times playlists. More would take minutes. */
const ADDED_MAX = 1_000_000;
/** Maximum entries that one call may check, to add or to remove them. */
const LOOKED_AT_MAX = 10_000_000;

const TOO_MANY: LocalisedMessage = {
  en: 'These are too many programmes for this many playlists at once. Choose fewer programmes or playlists.',
  ch: '一次添加的节目和片单过多，请减少选择。',
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

/**
 * Adds the selected programmes to own playlists; see `ADD_MODES`. All or nothing. Returns how many entries
 * are new.
 */
export async function addSelected(
  context: Context,
  { idPlaylists, filter, mode }: Selection & { readonly mode: AddMode },
): Promise<number> {
  const { caller } = context;
  const addTo = [...new Set(idPlaylists)];
  if (mode === 'Add') refuseNone(addTo);
  const programmes = await selectedProgrammes(context, filter);
  if (addTo.length * programmes.length > ADDED_MAX) throw new HttpError('limit-exceeded', TOO_MANY);
  const { added } = await changeEntries(changer(context), async (transaction) => {
    await refuseOthersPlaylists(transaction, caller.idUser, addTo);
    const removeFrom =
      mode === 'ReplaceByProgram'
        ? (await filledPlaylists(transaction, caller.idUser)).filter((id) => !addTo.includes(id))
        : [];
    return withinLimit({ addTo, removeFrom, programmes });
  });
  return added;
}

/**
 * Removes the selected programmes from own playlists. All or nothing. Returns how many entries were removed.
 */
export async function removeSelected(context: Context, { idPlaylists, filter }: Selection): Promise<number> {
  const { caller } = context;
  const playlists = new Set(idPlaylists);
  refuseNone([...playlists]);
  const programmes = await selectedProgrammes(context, filter);
  const { removed } = await changeEntries(changer(context), async (transaction) => {
    await refuseOthersPlaylists(transaction, caller.idUser, [...playlists]);
    const filled = await filledPlaylists(transaction, caller.idUser);
    const removeFrom = filled.filter((id) => playlists.has(id));
    return withinLimit({ addTo: [], removeFrom, programmes });
  });
  return removed;
}

function changer({ services, caller }: Context): EntryChanger {
  return { kysely: services.kysely, idUser: caller.idUser };
}

function withinLimit(change: EntryChange): EntryChange {
  if (entriesOf(change) > LOOKED_AT_MAX) throw new HttpError('limit-exceeded', TOO_MANY);
  return change;
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
  // By id: the database then writes its indexes sequentially.
  return ids.toSorted();
}

/** Own playlists that are not empty. */
async function filledPlaylists(kysely: Kysely<DatabaseSchema>, idUser: number): Promise<number[]> {
  const rows = await kysely
    .selectFrom('playlist')
    .select('id')
    .where('user_id', '=', idUser)
    .where((builder) =>
      builder.exists(
        builder
          .selectFrom('playlist_programme')
          .select('programme_id')
          .whereRef('playlist_programme.playlist_id', '=', 'playlist.id'),
      ),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

function refuseNone(playlists: readonly number[]): void {
  if (playlists.length === 0) throw fieldError('idPlaylists', 'Choose at least one playlist');
}
