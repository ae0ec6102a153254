import { useQuery, useQueryClient, type InvalidateOptions, type QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useHost, useLanguage } from '@airdex/mfe-kit/screen';
import type { ApiClient } from '@airdex/shared-contracts/api';
import { useFolders, type FolderCalls } from '../folders/use-folders.ts';
import { useReload } from '../reload/use-reload.ts';
import { isSharedWithUser, reloaded, without, type LoadedPlaylists } from './loaded-playlists.ts';

/** Root of the keys of all queries about playlists. */
export const PLAYLISTS = 'playlists';
const LIST = [PLAYLISTS, 'list'] as const;
/** A visible page with playlists of colleagues loads the list again after this time, in milliseconds. */
const OUTDATED_MS = 60_000;

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
 * some belong to colleagues, also each minute.
 */
export function usePlaylists() {
  const { api, bus } = useHost();
  const language = useLanguage();
  const queries = useQueryClient();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: LIST,
    queryFn: async ({ signal }) => {
      const params = { withShared: true, withCounts: true };
      const playlists = await api.getPlaylists({ params, signal });
      return reloaded(queries.getQueryData<LoadedPlaylists>(LIST), playlists);
    },
    // Owners may delete or take back what they share at any time, and no event reports it to this browser. An
    // open page must not go on showing it. Own playlists change in the user's windows alone, which raise events.
    refetchInterval: ({ state }) =>
      state.data?.playlists.some(isSharedWithUser) === true ? OUTDATED_MS : false,
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
      void reloadContents(queries);
      folders.refresh();
    },
    onReturn: () => {
      void reloadContents(queries);
      folders.refresh();
    },
  });
  useEffect(() => {
    // What was loaded in another language or before the page was left; not what is being loaded already.
    void reloadContents(queries, { cancelRefetch: false });
  }, [queries, language]);
  return {
    /** Undefined until they and their folders have loaded. */
    playlists: folders.list === undefined ? undefined : data?.playlists,
    lost: data?.lost ?? [],
    folders,
    isFailed: (isError && data === undefined) || folders.isFailed,
    isRetrying: isFetching || folders.isRetrying,
    retry: () => {
      if (data === undefined) void refetch();
      if (folders.list === undefined) folders.retry();
    },
  };
}

/** Loads the list again, then the previews of the playlists that are still in it. */
async function reloadContents(queries: QueryClient, options: InvalidateOptions = {}): Promise<void> {
  await queries.invalidateQueries({ queryKey: LIST }, options);
  const { playlists = [] } = queries.getQueryData<LoadedPlaylists>(LIST) ?? {};
  const ids = new Set<unknown>(playlists.map(({ id }) => id));
  await queries.invalidateQueries(
    { queryKey: [PLAYLISTS], predicate: ({ queryKey: [, id] }) => ids.has(id) },
    options,
  );
}

/** Loads the list again: a playlist in it is gone. */
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
