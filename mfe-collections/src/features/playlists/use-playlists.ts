import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useHost, useLanguage } from '@airdex/mfe-kit/screen';
import type { ApiClient, Playlist } from '@airdex/shared-contracts/api';
import { useFolders, type FolderCalls } from '../folders/use-folders.ts';
import { useReload } from '../reload/use-reload.ts';
import { changedIds, reloaded, without, type LoadedPlaylists } from './loaded-playlists.ts';

/** Root of the keys of all queries about playlists. */
export const PLAYLISTS = 'playlists';
const LIST = [PLAYLISTS, 'list'] as const;
/** A visible page with shared playlists loads the list again after this time, in milliseconds. */
const OUTDATED_MS = 60_000;
const NONE: readonly Playlist[] = [];

function folderCalls(api: ApiClient): FolderCalls {
  return {
    list: (signal) => api.getSortablePlaylists({ signal }),
    setOrder: (body) => api.setSortablePlaylists({ body }),
    addFolder: (name, signal) => api.addPlaylistFolder({ body: { name }, signal }),
    renameFolder: (body, signal) => api.savePlaylistFolder({ body, signal }),
    deleteFolder: (id) => api.deletePlaylistFolder({ params: { id } }),
  };
}

/**
 * Own playlists and those shared with the user, with the user's folders. They load again when the language
 * changes, when any window changes them and when the tab is visible again after more than a minute; as long as
 * some are shared, also each minute. Previews load again with the list if their playlists have changed.
 */
export function usePlaylists() {
  const { api, bus } = useHost();
  const language = useLanguage();
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: LIST,
    queryFn: async ({ signal }) => {
      const params = { withShared: true, withCounts: true };
      const playlists = await api.getPlaylists({ params, signal });
      const before = queries.getQueryData<LoadedPlaylists>(LIST);
      const changed = changedIds(before, playlists);
      void queries.invalidateQueries({
        queryKey: [PLAYLISTS],
        predicate: ({ queryKey: [, id] }) => changed.has(id),
      });
      return reloaded(before, playlists);
    },
    // Owners may delete a playlist or stop sharing it at any time, colleagues may unlink it, and no event reports this
    // to the browser. An open page must not continue to show it. Other playlists change only in the user's windows,
    // which raise events.
    refetchInterval: ({ state }) =>
      state.data?.playlists.some(({ isShared }) => isShared) === true ? OUTDATED_MS : false,
  });
  const folders = useFolders(
    PLAYLISTS,
    useMemo(() => folderCalls(api), [api]),
    () => {
      bus.raise('playlistsChange');
    },
  );
  useReload({
    onChange: () => {
      reloadList(queries);
      folders.refresh();
    },
  });
  useEffect(() => {
    // Reloads data of another language or an earlier visit, but not data that is already loading.
    void queries.invalidateQueries({ queryKey: LIST }, { cancelRefetch: false });
  }, [queries, language]);
  const { data } = query;
  return {
    /** Undefined until they and their folders have loaded. */
    playlists: folders.list === undefined ? undefined : data?.playlists,
    lost: data?.lost ?? NONE,
    folders,
    isFailed: (query.isError && data === undefined) || folders.isFailed,
    retry: () => {
      if (data === undefined) void query.refetch();
      if (folders.list === undefined) folders.retry();
    },
  };
}

/** Loads the list again. */
export function reloadList(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: LIST });
}

/** Removes a playlist from the list before it reloads. */
export function forgetPlaylist(queries: QueryClient, id: number): void {
  queries.setQueryData<LoadedPlaylists>(LIST, (loaded) => loaded && without(loaded, id));
}

/** The user has read which playlists are lost. */
export function dismissLost(queries: QueryClient): void {
  queries.setQueryData<LoadedPlaylists>(LIST, (loaded) => loaded && { ...loaded, lost: [] });
}
