import { useEffect, useState } from 'react';
import type { SearchFilter } from '@airdex/shared-contracts/search-filter';
import { useRememberedTicks } from './use-remembered-ticks.ts';
import { createSelectionStore, type SelectionStore } from './selection-store.ts';

/**
 * The selection among the `count` programmes of a search. Another filter starts with everything, or with the
 * remembered ticks; another order or language keeps the ticks.
 */
export function useSearchSelection(filter: SearchFilter, count: number): SelectionStore {
  const [selection] = useState(createSelectionStore);
  useRememberedTicks(selection, filter);
  useEffect(() => {
    selection.setTotal(count);
  }, [selection, count]);
  return selection;
}
