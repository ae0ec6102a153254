import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { sendWrite, useHost } from '@airdex/mfe-kit/screen';
import { refusalOf, type ApiClient, type SavedSearch } from '@airdex/shared-contracts/api';
import { isFull, withFlag, type Flag } from './flag-rules.ts';
import { SAVED_SEARCHES } from './saved-search-preview.ts';
import { SAVED_SEARCH_LIST } from './use-saved-searches.ts';

interface Change {
  readonly id: number;
  readonly flag: Flag;
  readonly isOn: boolean;
}

interface FlagOptions {
  /** Whether a saved search of the list is deleted. */
  readonly isDeleted: (saved: SavedSearch) => boolean;
  /** Resolves once no deletion is running, because the server counts deleted searches until then; null if none is. */
  readonly deletionsSettled: () => Promise<unknown> | null;
  /** The limit of a flag is reached: nothing was saved. */
  readonly onLimit: (flag: Flag) => void;
  /** The change was undone. */
  readonly onFailed: (error: unknown) => void;
}

const MUTATION = [SAVED_SEARCHES, 'flags'] as const;

function send(api: ApiClient, { id, flag, isOn }: Change): Promise<unknown> {
  switch (flag) {
    case 'showInHomepage':
      return api.setSearchShowInHomepage({ body: [{ id, showInHomepage: isOn }] });
    case 'dailyUpdate':
      return api.setSearchDailyUpdate({ params: { id, dailyUpdate: isOn } });
    case 'isFavorite':
      return setFavourite(api, id, isOn);
  }
}

/** The call sets all favourites: those of the server, as another window may have changed them. */
async function setFavourite(api: ApiClient, id: number, isOn: boolean): Promise<unknown> {
  const favourites = await api.getFavoritesSavedSearches();
  const others = favourites.map((favourite) => favourite.id).filter((each) => each !== id);
  return api.setSearchFavorites({ body: isOn ? [...others, id] : others });
}

const keyOf = ({ id, flag }: Change) => `${flag} ${String(id)}`;

/** Whether another change of the same flag is being stored. */
const isWaiting = (queries: QueryClient, change: Change) =>
  queries
    .getMutationCache()
    .findAll({ mutationKey: MUTATION, status: 'pending' })
    .map(({ state }) => state.variables as Change)
    .some((other) => other !== change && keyOf(other) === keyOf(change));

/** Toggles flags of saved searches: shown at once, stored one after the other, undone if refused. */
export function useFlags({
  isDeleted,
  deletionsSettled,
  onLimit,
  onFailed,
}: FlagOptions): (id: number, flag: Flag) => void {
  const { api, bus } = useHost();
  const queries = useQueryClient();
  const show = ({ id, flag, isOn }: Change) => {
    queries.setQueryData<SavedSearch[]>(
      SAVED_SEARCH_LIST,
      (searches) => searches && withFlag(searches, id, flag, isOn),
    );
  };
  /** The server's values of the flags that have changed. Restored if all changes of a series fail. */
  const stored = useRef(new Map<string, boolean>());
  const { mutate } = useMutation({
    mutationKey: MUTATION,
    scope: { id: MUTATION.join(' ') },
    async mutationFn(change: Change) {
      const deletions = deletionsSettled();
      if (deletions !== null) {
        await deletions;
        // The list that loads after a deletion does not have this change yet.
        await queries.cancelQueries({ queryKey: SAVED_SEARCH_LIST });
      }
      return sendWrite(() => send(api, change));
    },
    onSuccess: (_, change) => {
      stored.current.set(keyOf(change), change.isOn);
    },
    onError: (error, change) => {
      // A later change of the same flag stays visible.
      if (!isWaiting(queries, change)) show({ ...change, isOn: stored.current.get(keyOf(change)) === true });
      if (refusalOf(error)?.error === 'limit-exceeded') onLimit(change.flag);
      else onFailed(error);
    },
    onSettled: () => {
      // A list that was loaded before the last change is stored would revert it for a moment.
      if (queries.isMutating({ mutationKey: MUTATION }) === 1) bus.raise('saveSearch');
    },
  });
  return (id, flag) => {
    const searches = queries.getQueryData<SavedSearch[]>(SAVED_SEARCH_LIST) ?? [];
    // The current flag, even if the page has not rendered it yet.
    const isOn = searches.find((saved) => saved.id === id)?.[flag] !== true;
    const kept = searches.filter((saved) => !isDeleted(saved));
    if (isOn && isFull(kept, flag)) {
      onLimit(flag);
      return;
    }
    void queries.cancelQueries({ queryKey: SAVED_SEARCH_LIST });
    const change = { id, flag, isOn };
    if (!isWaiting(queries, change)) stored.current.set(keyOf(change), !isOn);
    show(change);
    mutate(change);
  };
}
