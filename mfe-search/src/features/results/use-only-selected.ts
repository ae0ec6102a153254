import { useCallback, useMemo, useState } from 'react';
import { useHost, useLanguage } from '@airdex/mfe-kit/screen';
import type { ProgrammeSelection, SearchFilter } from '@airdex/shared-contracts/search-filter';
import type { SelectionStore } from '../selection/selection-store.ts';
import { useResults, type Search } from './use-results.ts';

/**
 * The selected programmes alone, out of all that were found and not only of those loaded: the search is asked again
 * with the ticks of the moment it was turned on. What is unticked since stays in sight until it is turned on anew.
 * Another filter turns it off.
 */
export function useOnlySelected(running: Search, selection: SelectionStore) {
  const { filter } = running;
  const [shown, setShown] = useState<{ filter: SearchFilter; ticks: ProgrammeSelection } | null>(null);
  const ticks = shown?.filter === filter ? shown.ticks : null;
  const search = useMemo(
    () => (ticks === null ? null : { ...running, firstPages: 1, selection: ticks }),
    [running, ticks],
  );
  const results = useResults(useHost().api, search, useLanguage());
  const turnOff = useCallback(() => {
    setShown(null);
  }, []);
  return {
    isOn: ticks !== null,
    results,
    turnOff,
    toggle() {
      setShown(ticks === null ? { filter, ticks: selection.snapshot() } : null);
    },
  };
}
