import type { Playlist } from '@airdex/shared-contracts/api';
import type { SelectedSearchInput } from '@airdex/shared-contracts/search-filter';

/** What came of adding to playlists or removing from them. */
export interface Filling {
  /** How many programmes were meant. */
  readonly count: number;
  /** The playlists that were chosen. */
  readonly playlists: readonly Pick<Playlist, 'id' | 'name'>[];
  /** Entries that the server has added or removed, in all of them. */
  readonly changed: number;
}

/** Whether every programme was added to (or removed from) every playlist: then it can be said how it was before. */
export function isWhole({ count, playlists, changed }: Filling): boolean {
  return count > 0 && changed === count * playlists.length;
}

/**
 * A filter that means the same programmes after they have left the playlists; null when there is none. A filter by
 * playlists finds them no longer then, but those that are ticked one by one are known by their ids.
 */
export function filterAfterRemoval(filter: SelectedSearchInput): SelectedSearchInput | null {
  if (filter.selectMode === 'Include' && filter.isAllSelected !== true)
    return { selectMode: 'Include', selectedIds: filter.selectedIds ?? [] };
  const asksPlaylists = filter.allPlaylistsSelected === true || (filter.selectedPlaylists ?? []).length > 0;
  return asksPlaylists ? null : filter;
}

/** The playlists among `all` that are chosen. */
export function chosenOf<Item extends { readonly id: number }>(
  all: readonly Item[],
  chosen: ReadonlySet<number>,
): Item[] {
  return all.filter(({ id }) => chosen.has(id));
}

/** The set with the id, or without it when it was there. */
export function toggled(chosen: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Whether both sets hold the same. */
export function isSame(one: ReadonlySet<number>, other: ReadonlySet<number>): boolean {
  return one.size === other.size && [...one].every((id) => other.has(id));
}
