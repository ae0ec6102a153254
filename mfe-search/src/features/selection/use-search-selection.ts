import { useEffect, useState } from 'react';
import type { ProgrammeLine } from '@airdex/shared-contracts/api';
import type { SearchFilter } from '@airdex/shared-contracts/search-filter';
import { useRememberedTicks } from './use-remembered-ticks.ts';
import { createSelectionStore, type SelectionStore } from './selection-store.ts';

/** What a search has found; `programs` are those loaded so far. */
interface Found {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly programs: readonly Pick<ProgrammeLine, 'idProgram'>[];
  readonly count: number;
}

/**
 * The selection among the programmes that a search finds. Programmes that it no longer finds, such as those removed from
 * a playlist, lose their ticks once all others are loaded. Another filter starts with everything, or with the
 * remembered ticks; another order or language keeps the ticks.
 */
export function useSearchSelection(filter: SearchFilter, { status, programs, count }: Found): SelectionStore {
  const [selection] = useState(createSelectionStore);
  useRememberedTicks(selection, filter);
  useEffect(() => {
    selection.setTotal(count);
    if (status === 'ready' && programs.length === count)
      selection.keepOnly(programs.map(({ idProgram }) => idProgram));
  }, [selection, status, programs, count]);
  return selection;
}
