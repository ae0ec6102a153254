import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useCurrent, useHost, useLanguage } from '@airdex/mfe-kit/screen';
import { hasActiveFilters, type SearchFilter } from '@airdex/shared-contracts/search-filter';
import { FACET_KEY, linkedQuery } from '../facets/facet-query.ts';
import { headerOf } from '../search-session/narrowing.ts';
import { useSearchSession } from '../search-session/use-search-session.ts';

interface ClearAll {
  /** Null while nothing is chosen. */
  readonly clear: (() => void) | null;
  /** Null unless everything was just cleared and nothing has been chosen since. */
  readonly undo: (() => void) | null;
}

/**
 * Whether there is anything to clear: in the panel, or in the header, whose part belongs to the selection.
 */
function isAnythingIn(selection: SearchFilter): boolean {
  return hasActiveFilters(selection) || !headerOf(selection).isDefaultSearchTitles;
}

/**
 * Resets everything in the panel and in the header and reloads the options; and restores it.
 * @param onCleared called with the remaining selection
 */
export function useClearAll(onCleared: (left: SearchFilter) => void): ClearAll {
  const session = useSearchSession();
  const queryClient = useQueryClient();
  const { api } = useHost();
  const language = useLanguage();
  const isAnythingChosen = isAnythingIn(useCurrent(session.selection));
  const [cleared, setCleared] = useState<SearchFilter | null>(null);
  if (cleared !== null && isAnythingChosen) setCleared(null);

  const clear = () => {
    const chosen = session.selection.get();
    session.clearSelection();
    setCleared(chosen);
    void queryClient.invalidateQueries({ queryKey: FACET_KEY, refetchType: 'none' });
    const left = session.selection.get();
    onCleared(left);
    // Requested explicitly, because options that were just loaded for an empty selection must not be reused.
    void queryClient.prefetchQuery(linkedQuery(left, api, language));
  };
  return {
    clear: isAnythingChosen ? clear : null,
    undo:
      cleared === null || isAnythingChosen
        ? null
        : () => {
            session.reselect(cleared);
          },
  };
}
