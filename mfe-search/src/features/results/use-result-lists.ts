import { useCallback, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useHost, useLanguage } from '@airdex/mfe-kit/screen';
import type { OrderBy, ProgrammeSelection, SearchFilter } from '@airdex/shared-contracts/search-filter';
import { useKeepOnLeaving } from '../results-memory/use-keep-on-leaving.ts';
import type { PlaceReader } from '../results-memory/use-kept-place.ts';
import type { KeptPlace } from '../search-memory/remembered.ts';
import type { SelectionStore } from '../selection/selection-store.ts';
import { useSearchSelection } from '../selection/use-search-selection.ts';
import { useFrozenValue } from './use-frozen-value.ts';
import { useSearchSession } from '../search-session/use-search-session.ts';
import type { Search } from './search-request.ts';
import { useResults, type Results } from './use-results.ts';

/** Only the selected programmes: their ids, and the place in the whole list before. */
interface Part {
  readonly filter: SearchFilter;
  readonly orderBy: readonly OrderBy[];
  readonly ticks: ProgrammeSelection;
  readonly left: KeptPlace | null;
  readonly isShown: boolean;
}

interface ResultLists {
  /** The whole result. While only the selected programmes are shown it is paused and requests nothing. */
  readonly found: Results;
  /** The visible list. */
  readonly shown: Results;
  readonly selection: SelectionStore;
  /** Whether only the selected programmes are visible. */
  readonly isOnlySelected: boolean;
  readonly toggleOnlySelected: () => void;
  /**
   * The place in the whole list before only the selected programmes were shown; null if there is none or the
   * order has changed since.
   */
  readonly left: KeptPlace | null;
  /** Receives the user's place in the whole list. */
  readonly placeRef: RefObject<PlaceReader | null>;
  /** Shows the whole list from its first page, reloaded. */
  readonly startOver: () => void;
  /** Reloads everything that was loaded; the old rows stay until then. */
  readonly reload: () => void;
}

/**
 * What a search finds, and the selected part of it. The part covers everything that was found, not only what
 * is loaded: the search runs again with the current ticks. Programmes that are unticked later stay visible
 * until the part is shown again. Another filter shows everything. Only the visible list follows another order
 * or language; the whole list does so when it is shown again, at its previous place.
 */
export function useResultLists(running: Search): ResultLists {
  const { filter, orderBy } = running;
  const host = useHost();
  const language = useLanguage();
  const [last, setLast] = useState<Part | null>(null);
  const placeRef = useRef<PlaceReader | null>(null);
  const part = last?.filter === filter ? last : null;
  const ticks = part?.isShown === true ? part.ticks : null;
  const isOnlySelected = ticks !== null;

  const now = useMemo(() => ({ running, language }), [running, language]);
  const current = useFrozenValue(now, isOnlySelected);
  const found = useResults(host, current.running, current.language);
  const selection = useSearchSelection(filter, found);
  useLayoutEffect(() => {
    selection.narrowTo(ticks);
  }, [selection, ticks]);
  const search = useMemo(
    () => (ticks === null ? null : { ...running, firstPages: 1, selection: ticks }),
    [running, ticks],
  );
  const selected = useResults(host, search, language);
  const { memory } = useSearchSession();
  const left = part?.orderBy === orderBy ? part.left : null;
  // Even while the list itself is not shown, because a part of it is loading or has failed.
  useKeepOnLeaving((entry) => {
    const place = isOnlySelected ? left : (placeRef.current?.() ?? null);
    memory.keep(entry, place, selection.snapshot());
  });
  const { startOver: restart } = found;
  const startOver = useCallback(() => {
    setLast(null);
    restart();
  }, [restart]);

  return {
    found,
    shown: isOnlySelected ? selected : found,
    selection,
    isOnlySelected,
    toggleOnlySelected() {
      if (isOnlySelected) setLast(part && { ...part, isShown: false });
      else {
        const place = placeRef.current?.() ?? null;
        setLast({ filter, orderBy, ticks: selection.snapshot(), left: place, isShown: true });
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
