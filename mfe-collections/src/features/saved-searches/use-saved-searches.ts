import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useHost, useLanguage } from '@airdex/mfe-kit/screen';
import type { ApiClient } from '@airdex/shared-contracts/api';
import { useFolders, type FolderCalls } from '../folders/use-folders.ts';
import { useReload } from '../reload/use-reload.ts';
import { SAVED_SEARCHES } from './saved-search-preview.ts';

/**
 * Key of the list of saved searches. It is the same in all languages: a list that can't be loaded in another one
 * stays on screen.
 */
export const SAVED_SEARCH_LIST = [SAVED_SEARCHES, 'list'] as const;

function folderCalls(api: ApiClient): FolderCalls {
  return {
    list: (signal) => api.getSortableSearches({ signal }),
    setOrder: (body) => api.setSortableSearches({ body }),
    addFolder: (name, signal) => api.addSearchFolder({ body: { name }, signal }),
    renameFolder: (body, signal) => api.saveSearchFolder({ body, signal }),
    deleteFolder: (id) => api.deleteSearchFolder({ params: { id } }),
  };
}

/** The saved searches of the user, with their folders; both load again when they may be out of date. */
export function useSavedSearches() {
  const { api, bus } = useHost();
  const language = useLanguage();
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: SAVED_SEARCH_LIST,
    queryFn: ({ signal }) => api.getSavedSearches({ signal }),
  });
  const folders = useFolders(
    SAVED_SEARCHES,
    useMemo(() => folderCalls(api), [api]),
    () => {
      bus.raise('saveSearch');
    },
  );
  useReload({
    onChange: () => {
      void queries.invalidateQueries({ queryKey: SAVED_SEARCH_LIST });
      folders.refresh();
    },
    // Reloads everything, because there may be new programmes as well.
    onReturn: () => void queries.invalidateQueries({ queryKey: [SAVED_SEARCHES] }),
  });
  useEffect(() => {
    // Reloads data of another language, but not data that is already loading.
    void queries.invalidateQueries({ queryKey: SAVED_SEARCH_LIST }, { cancelRefetch: false });
  }, [queries, language]);
  const { data } = query;
  return {
    /** Undefined until they and their folders have loaded. */
    searches: folders.list === undefined ? undefined : data,
    /** False while `searches` may be those of an earlier visit. */
    isCurrent: query.isFetchedAfterMount,
    folders,
    isFailed: (query.isError && data === undefined) || folders.isFailed,
    retry: () => {
      if (data === undefined) void query.refetch();
      if (folders.list === undefined) folders.retry();
    },
  };
}
