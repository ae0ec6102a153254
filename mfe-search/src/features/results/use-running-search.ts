import { useMemo } from 'react';
import { useCurrent } from '@airdex/mfe-kit/screen';
import type { OrderBy, SearchFilter } from '@airdex/shared-contracts/search-filter';
import type { Search } from './use-results.ts';
import { useSearchSession } from '../search-session/use-search-session.ts';

/** The search on the screen as it is sent; another object when it is another search, or another order. */
export function useRunningSearch(filter: SearchFilter, orderBy: readonly OrderBy[]): Search {
  const session = useSearchSession();
  const { place, lastCall } = useCurrent(session.remembered);
  const isFromAddress = useCurrent(session.isFromAddress);
  const firstPages = place?.pages ?? 1;
  const isLastCallOpen = isFromAddress && filter.savedSearchId !== null && lastCall === undefined;
  return useMemo(
    () => ({ filter, orderBy, firstPages, isLastCallOpen }),
    [filter, orderBy, firstPages, isLastCallOpen],
  );
}
