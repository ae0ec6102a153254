import type { Playlist } from '@airdex/shared-contracts/api';

export interface LoadedPlaylists {
  /** Own ones first. */
  readonly playlists: readonly Playlist[];
  /** Shared ones that their owners deleted or stopped sharing while the page was open. */
  readonly lost: readonly Playlist[];
}

/** The loaded playlists, compared with the ones that the page has shown before. */
export function reloaded(
  before: LoadedPlaylists | undefined,
  playlists: readonly Playlist[],
): LoadedPlaylists {
  if (before === undefined) return { playlists, lost: [] };
  const present = new Set(playlists.map(({ id }) => id));
  const lost = [...before.lost, ...before.playlists.filter(isSharedWithUser)];
  return { playlists, lost: lost.filter(({ id }) => !present.has(id)) };
}

/**
 * Ids of the playlists that have changed since the page last loaded them. Any change of a playlist, its programmes
 * included, changes its date.
 */
export function changedIds(
  before: LoadedPlaylists | undefined,
  playlists: readonly Playlist[],
): ReadonlySet<unknown> {
  const dates = new Map(before?.playlists.map(({ id, date }) => [id, date]));
  return new Set(playlists.filter(({ id, date }) => dates.get(id) !== date).map(({ id }) => id));
}

/** The same after the user has removed one, which does not count as lost. */
export function without(loaded: LoadedPlaylists, idPlaylist: number): LoadedPlaylists {
  return { ...loaded, playlists: loaded.playlists.filter(({ id }) => id !== idPlaylist) };
}

export const isSharedWithUser = ({ username }: Playlist) => username !== null;
