import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useStableHandlers } from '../collection-list/use-stable-handlers.ts';
import { deletedOrGone, isGone } from '../dialog-flow/is-gone.ts';
import { useKeptFailure } from '../collection-list/kept-state.ts';
import {
  folderKey,
  moveRows,
  orderedKeys,
  toOrder,
  withoutFolder,
  type SortableList,
  type SortableOrder,
} from './sortable-order.ts';

export interface FolderName {
  readonly id: number;
  readonly name: string;
}

/** The calls of one kind of collection. */
export interface FolderCalls {
  readonly list: (signal: AbortSignal) => Promise<SortableList>;
  readonly setOrder: (order: SortableOrder) => Promise<unknown>;
  readonly addFolder: (name: string, signal: AbortSignal) => Promise<FolderName>;
  readonly renameFolder: (folder: FolderName, signal: AbortSignal) => Promise<FolderName>;
  readonly deleteFolder: (id: number) => Promise<unknown>;
}

/** The last failure: of an order, or of the deletion of a folder. Both are reverted. */
type FolderFailure = 'order' | 'deletion';

interface FolderHandlers {
  readonly retry: () => void;
  /** Changes the order at once, and stores it. */
  readonly change: (rule: (list: SortableList) => SortableList) => void;
  /** Replaces the folder by its items. */
  readonly remove: (id: number) => void;
  readonly dismissFailure: () => void;
  /** Stores a new folder, at the end. */
  readonly create: (name: string, signal: AbortSignal) => Promise<FolderName>;
  /** Shows a newly created folder, and moves rows into it. */
  readonly created: (folder: FolderName, keys: ReadonlySet<string>) => void;
  readonly rename: (folder: FolderName, signal: AbortSignal) => Promise<FolderName>;
  /** Folders or their order have changed: everything that shows them reloads. */
  readonly onChanged: () => void;
  /** Loads order and folders again, unless a change is being stored, after which they load anyway. */
  readonly refresh: () => void;
}

export interface Folders extends FolderHandlers {
  /** Name of the kind of collection. */
  readonly name: string;
  /** Undefined until it has loaded. */
  readonly list: SortableList | undefined;
  readonly isFailed: boolean;
  readonly failure: FolderFailure | null;
}

interface Change {
  readonly rule: (list: SortableList) => SortableList;
  /** What is reported if it fails. */
  kind: FolderFailure;
  readonly send: (list: SortableList) => Promise<unknown>;
}

/**
 * Order and folders of one kind of collection. Changes show at once and are stored one after the other. The same
 * object until something in it changes.
 * @param name root key of the kind's queries
 * @param onChanged raises the event on which the page calls `refresh`
 */
export function useFolders(name: string, calls: FolderCalls, onChanged: () => void): Folders {
  const queries = useQueryClient();
  const [failure, setFailure] = useKeptFailure<FolderFailure>(`${name} order`);
  const queryKey = [name, 'order'] as const;
  /** The last known state of the server, because it cannot be loaded again without a connection. */
  const stored = useRef<SortableList | undefined>(undefined);
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => calls.list(signal),
    // A search or playlist saved on another screen is not in the order yet. A change that is being stored reloads it.
    refetchOnMount: () => (queries.isMutating({ mutationKey: queryKey }) === 0 ? 'always' : false),
  });
  /** Shows a list, unless the user has signed out meanwhile: the next one must not see it. */
  const show = (list: SortableList) => {
    queries.setQueryData<SortableList>(queryKey, (shown) => shown && list);
  };
  const { mutate } = useMutation({
    mutationKey: queryKey,
    scope: { id: name },
    async mutationFn(change: Change) {
      const { rule, send } = change;
      let list = queries.getQueryData<SortableList>(queryKey) ?? [];
      try {
        await send(list);
      } catch (error) {
        if (!isGone(error)) throw error;
        // Another window has deleted something. Applies the same change to the rest.
        list = rule(await calls.list(new AbortController().signal));
        show(withChanges(list, waitingChanges(queries, queryKey, change)));
        await send(list);
      }
      stored.current = list;
    },
    onError: (_, failed) => {
      const waiting = waitingChanges(queries, queryKey, failed);
      // A waiting change also stores the order that failed, but does not delete the folder.
      if (failed.kind === 'order' && waiting.length > 0) return;
      setFailure(failed.kind);
      if (stored.current !== undefined) show(withChanges(stored.current, waiting));
    },
    onSettled: () => {
      // A waiting change would be lost if the order were loaded again before it is stored.
      if (queries.isMutating({ mutationKey: queryKey }) > 1) return;
      void queries.invalidateQueries({ queryKey });
      onChanged();
    },
  });
  /** Returns whether it changes anything. */
  const apply = (change: Change): boolean => {
    const before = queries.getQueryData<SortableList>(queryKey);
    if (before === undefined) return false;
    const after = change.rule(before);
    if (after === before) return false;
    if (queries.isMutating({ mutationKey: queryKey }) === 0) stored.current = before;
    void queries.cancelQueries({ queryKey });
    queries.setQueryData(queryKey, after);
    setFailure(null);
    mutate(change);
    return true;
  };
  const handlers = useStableHandlers<FolderHandlers>({
    retry: () => void query.refetch(),
    change: (rule) => {
      apply({ rule, kind: 'order', send: (list) => calls.setOrder(toOrder(list)) });
    },
    remove: (id) => {
      const deletion: Change = {
        rule: (list) => withoutFolder(list, id),
        kind: 'deletion',
        send: async (list) => {
          await deletedOrGone(calls.deleteFolder(id));
          // From now on, only the order can fail.
          deletion.kind = 'order';
          stored.current = stored.current && withoutFolder(stored.current, id);
          // The server moves the items of a deleted folder elsewhere, so this stores their position.
          await calls.setOrder(toOrder(list));
        },
      };
      apply(deletion);
    },
    dismissFailure: () => {
      setFailure(null);
    },
    create: calls.addFolder,
    created: (folder, keys) => {
      const key = folderKey(folder.id);
      // It is there already if the order was loaded again before the response arrived.
      const withIt = (list: SortableList | undefined) =>
        list && !orderedKeys(list).has(key) ? [...list, { ...folder, isFolder: true, childs: [] }] : list;
      queries.setQueryData<SortableList>(queryKey, withIt);
      stored.current = withIt(stored.current);
      const isFilled = apply({
        rule: (list) => moveRows(list, keys, { key, position: 'on' }),
        kind: 'order',
        send: (list) => calls.setOrder(toOrder(list)),
      });
      if (!isFilled) onChanged();
    },
    rename: calls.renameFolder,
    onChanged,
    refresh: () => {
      if (queries.isMutating({ mutationKey: queryKey }) === 0) void queries.invalidateQueries({ queryKey });
    },
  });
  const { data } = query;
  const isFailed = query.isError && data === undefined;
  return useMemo(
    () => ({ ...handlers, name, list: data, isFailed, failure }),
    [handlers, name, data, isFailed, failure],
  );
}

/** The changes that wait for `current`, the oldest first. */
function waitingChanges(queries: QueryClient, mutationKey: readonly string[], current: Change): Change[] {
  return queries
    .getMutationCache()
    .findAll({ mutationKey, status: 'pending' })
    .map(({ state }) => state.variables as Change)
    .filter((change) => change !== current);
}

const withChanges = (list: SortableList, changes: readonly Change[]) =>
  changes.reduce((changed, { rule }) => rule(changed), list);
