import { useEffect, useRef } from 'react';
import { useCurrent } from '@airdex/mfe-kit/screen';
import type { SearchFilter } from '@airdex/shared-contracts/search-filter';
import { useSearchSession } from '../search-session/use-search-session.ts';
import type { SelectionStore } from './selection-store.ts';

/**
 * Restores the ticks of when the search was left; another search begins with everything. Another order or
 * language keeps the ticks.
 */
export function useRememberedTicks(selection: SelectionStore, filter: SearchFilter): void {
  const { ticks } = useCurrent(useSearchSession().remembered);
  const tickedFor = useRef<SearchFilter | null>(null);
  useEffect(() => {
    if (tickedFor.current === filter) return;
    tickedFor.current = filter;
    if (ticks === null) selection.reset();
    else selection.restore(ticks);
  }, [selection, filter, ticks]);
}
