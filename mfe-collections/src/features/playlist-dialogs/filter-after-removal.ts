import type { ApiClient } from '@airdex/shared-contracts/api';
import type { SelectedSearchInput } from '@airdex/shared-contracts/search-filter';

/** Most programmes that are listed for Undo: a list takes 0.3 kB each before compression. */
const LISTED_MAX = 2000;
/** Milliseconds for which the removal waits for the list. */
const LIST_WAIT_MS = 3000;

const byIds = (selectedIds: readonly number[]): SelectedSearchInput => ({
  selectMode: 'Include',
  selectedIds: [...selectedIds],
});

/**
 * A filter that selects the same programmes after they have left the playlists; null if there is none. A filter by
 * playlists no longer finds them then, so its programmes are listed before they are removed. Programmes that were
 * ticked one by one are known by their ids.
 */
export async function filterAfterRemoval(
  api: Pick<ApiClient, 'getAdvancedSearchPrograms'>,
  filter: SelectedSearchInput,
  count: number,
  signal: AbortSignal,
): Promise<SelectedSearchInput | null> {
  if (filter.selectMode === 'Include' && filter.isAllSelected !== true)
    return byIds(filter.selectedIds ?? []);
  const asksPlaylists = filter.allPlaylistsSelected === true || (filter.selectedPlaylists ?? []).length > 0;
  if (!asksPlaylists) return filter;
  if (count < 1 || count > LISTED_MAX) return null;
  try {
    const { programs } = await api.getAdvancedSearchPrograms({
      body: { ...filter, page: 1, resultsPerPage: count, ignoreCount: true, refreshLastCall: false },
      signal: AbortSignal.any([signal, AbortSignal.timeout(LIST_WAIT_MS)]),
    });
    return byIds(programs.map(({ idProgram }) => idProgram));
  } catch {
    // Removing them is what the user asked for; only Undo needs the list.
    return null;
  }
}
