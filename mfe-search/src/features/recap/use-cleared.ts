import { useEffect, useReducer } from 'react';
import type { SearchFilter } from '@airdex/shared-contracts/search-filter';
import { useSearchSession } from '../search-session/use-search-session.ts';
import { clearedAfter, NOTHING_CLEARED } from './cleared.ts';

/** The search whose filters were just cleared, and a function that dismisses it. */
export function useCleared(): readonly [offered: SearchFilter | null, dismiss: () => void] {
  const session = useSearchSession();
  const [{ offered }, follow] = useReducer(clearedAfter, NOTHING_CLEARED);
  useEffect(() => {
    const subscription = session.search.changes.subscribe((search) => {
      follow({ search, isFromAddress: session.isFromAddress.get() });
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [session]);
  return [
    offered,
    () => {
      follow({ search: null, isFromAddress: false });
    },
  ];
}
