import { useEffect, useState } from 'react';
import type { SearchFilter } from '@airdex/shared-contracts/search-filter';
import { useRememberedTicks } from './use-remembered-ticks.ts';
import { createSelectionStore, type SelectionStore } from './selection-store.ts';

/**
 * The selection among the programmes of a search, of which there are `count`. Another filter starts with everything
 * again, or with the ticks that it was left with; another order or language leaves the ticks.
 */
export function useSearchSelection(filter: SearchFilter, count: number): SelectionStore {
  const [selection] = useState(createSelectionStore);
  useRememberedTicks(selection, filter);
  useEffect(() => {
    selection.setTotal(count);
  }, [selection, count]);
  return selection;
}
