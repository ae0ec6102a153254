import { useDeferredValue, useMemo } from 'react';
import { useCurrent } from '@airdex/mfe-kit/screen';
import type { SearchFilter } from '@airdex/shared-contracts/search-filter';
import type { Search } from './search-request.ts';
import { useSearchSession } from '../search-session/use-search-session.ts';

/**
 * The search on the screen as it is sent; a new object for another search or order. A new order is applied after the
 * columns show it, because applying it takes too long for a click.
 */
export function useRunningSearch(filter: SearchFilter): Search {
  const session = useSearchSession();
  const orderBy = useCurrent(session.orderBy);
  const { place, lastCall } = useCurrent(session.remembered);
  const isFromAddress = useCurrent(session.isFromAddress);
  const firstPages = place?.pages ?? 1;
  const isLastCallOpen = isFromAddress && filter.savedSearchId !== null && lastCall === undefined;
  const now = useMemo(
    () => ({ filter, orderBy, firstPages, isLastCallOpen }),
    [filter, orderBy, firstPages, isLastCallOpen],
  );
  const last = useDeferredValue(now);
  return last.filter === filter ? last : now;
}
