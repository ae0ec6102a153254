import { useCallback, useEffect, useState } from 'react';
import { useCurrent, useHost } from '@airdex/mfe-kit/screen';
import { ownLocalStorage } from '@airdex/mfe-kit/storage';
import { collapsedKey, storeCollapsed, storedCollapsed } from './collapsed-folders.ts';
import { idOfKey, type SortableList } from './sortable-order.ts';

/**
 * Keys of the folders that the user has collapsed on a page, remembered in this browser until the folders are gone.
 * @param page name of the kind of collection
 * @param list undefined until it has loaded
 */
export function useCollapsed(page: string, list: SortableList | undefined) {
  const idUser = useCurrent(useHost().session)?.IdUser ?? null;
  const key = collapsedKey(page, idUser);
  const [ids, setIds] = useState(() => storedCollapsed(ownLocalStorage, key));
  const change = (next: ReadonlySet<number>) => {
    setIds(next);
    storeCollapsed(ownLocalStorage, key, next);
  };
  useEffect(() => {
    if (list === undefined) return;
    const present = new Set(list.filter(({ isFolder }) => isFolder).map(({ id }) => id));
    if (!ids.isSubsetOf(present)) storeCollapsed(ownLocalStorage, key, ids.intersection(present));
  }, [list, ids, key]);
  return {
    /** The same function until its result changes. */
    isCollapsed: useCallback((folder: string) => ids.has(idOfKey(folder)), [ids]),
    /** Collapses exactly these folders. */
    collapse: (folders: readonly string[]) => {
      change(new Set(folders.map(idOfKey)));
    },
    toggle: (folder: string) => {
      change(ids.symmetricDifference(new Set([idOfKey(folder)])));
    },
  };
}
