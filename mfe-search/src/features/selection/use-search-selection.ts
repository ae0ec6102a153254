import { useEffect, useRef, useState } from 'react';
import type { SearchFilter } from '@airdex/shared-contracts/search-filter';
import { createSelectionStore, type SelectionStore } from './selection-store.ts';

/**
 * The selection among the programmes of a search, of which there are `count`. Another filter starts with everything
 * again; another order or language leaves the ticks, and so does the first search, whose ticks may be restored.
 */
export function useSearchSelection(filter: SearchFilter, count: number): SelectionStore {
  const [selection] = useState(createSelectionStore);
  const selectedOf = useRef(filter);
  useEffect(() => {
    if (selectedOf.current !== filter) selection.reset();
    selectedOf.current = filter;
  }, [selection, filter]);
  useEffect(() => {
    selection.setTotal(count);
  }, [selection, count]);
  return selection;
}
