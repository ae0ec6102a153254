import { useCallback, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useCurrent, useHost, useLanguage } from '@airdex/mfe-kit/screen';
import type {
  OrderBy,
  ProgrammeSelection,
  ResultsView,
  SearchFilter,
} from '@airdex/shared-contracts/search-filter';
import type { PlaceReader } from '../results-memory/use-kept-place.ts';
import type { KeptPlace } from '../search-memory/remembered.ts';
import type { SelectionStore } from '../selection/selection-store.ts';
import { useSearchSelection } from '../selection/use-search-selection.ts';
import { useFrozenValue } from './use-frozen-value.ts';
import { useSearchSession } from '../search-session/use-search-session.ts';
import { useResults, type Results, type Search } from './use-results.ts';

/** The selected programmes alone: which they were, and how the list of all was left for them. */
interface Part {
  readonly filter: SearchFilter;
  readonly orderBy: readonly OrderBy[];
  readonly view: ResultsView;
  readonly ticks: ProgrammeSelection;
  readonly left: KeptPlace | null;
  readonly isShown: boolean;
}

export interface ResultLists {
  /** All that was found. While the selected alone are shown it rests, and is asked for nothing. */
  readonly found: Results;
  /** The list in sight. */
  readonly shown: Results;
  readonly selection: SelectionStore;
  /** Whether the selected programmes alone are in sight. */
  readonly isOnlySelected: boolean;
  readonly toggleOnlySelected: () => void;
  /** Where the list of all was left for the selected alone; null when it was not, or has another order since. */
  readonly left: KeptPlace | null;
  /** The list of all says here where the reader is. */
  readonly placeRef: RefObject<PlaceReader | null>;
  /** Shows the list of all from its first page, loaded anew. */
  readonly startOver: () => void;
  /** Loads anew what was loaded; it stays until that comes. */
  readonly reload: () => void;
}

/**
 * What a search finds, and the selected of it alone, out of all that were found and not only of those loaded: for those
 * the search is asked again with the ticks of the moment. What is unticked since stays in sight until they are shown
 * anew. Another filter shows all. Only the list in sight follows another order or language; the list of all does when it
 * is shown again, at the place where it was left.
 */
export function useResultLists(running: Search): ResultLists {
  const { filter, orderBy } = running;
  const { api } = useHost();
  const language = useLanguage();
  const [last, setLast] = useState<Part | null>(null);
  const placeRef = useRef<PlaceReader | null>(null);
  const part = last?.filter === filter ? last : null;
  const ticks = part?.isShown === true ? part.ticks : null;
  const isOnlySelected = ticks !== null;

  const now = useMemo(() => ({ running, language }), [running, language]);
  const asked = useFrozenValue(now, isOnlySelected);
  const found = useResults(api, asked.running, asked.language);
  const selection = useSearchSelection(filter, found.count);
  useLayoutEffect(() => {
    selection.narrowTo(ticks);
  }, [selection, ticks]);
  const search = useMemo(
    () => (ticks === null ? null : { ...running, firstPages: 1, selection: ticks }),
    [running, ticks],
  );
  const selected = useResults(api, search, language);
  const view = useCurrent(useSearchSession().view);
  const left = useMemo(() => {
    if (part?.left == null || part.orderBy !== orderBy) return null;
    // A row that was cut off by the edge has another height in another view.
    return part.view === view ? part.left : { ...part.left, offset: 0 };
  }, [part, orderBy, view]);
  const { startOver: loadAnew } = found;
  const startOver = useCallback(() => {
    setLast(null);
    loadAnew();
  }, [loadAnew]);

  return {
    found,
    shown: isOnlySelected ? selected : found,
    selection,
    isOnlySelected,
    toggleOnlySelected() {
      if (isOnlySelected) setLast(part && { ...part, isShown: false });
      else {
        const place = placeRef.current?.() ?? null;
        setLast({ filter, orderBy, view, ticks: selection.snapshot(), left: place, isShown: true });
      }
    },
    left,
    placeRef,
    startOver,
    reload() {
      found.reload();
      if (isOnlySelected) selected.reload();
    },
  };
}
