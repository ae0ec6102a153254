import type { ProgrammeSelection } from '@airdex/shared-contracts/search-filter';
import {
  everything,
  isAllSelected,
  isSelected,
  restoreSelection,
  selectAll,
  selectedCount,
  selectionRequest,
  toggleAll,
  toggleProgramme,
  type SelectionChange,
} from './selection.ts';

/** The selection in figures; another object after each change. */
export interface SelectionSummary {
  readonly selected: number;
  readonly total: number;
  /** Those taken out of everything; 0 when the selection was put together one by one. */
  readonly excluded: number;
  readonly isAll: boolean;
}

/**
 * Holds the selection outside of React: a row listens to its own tick only, so that one click among 30,000 rows draws
 * one row.
 */
export interface SelectionStore {
  readonly summary: () => SelectionSummary;
  readonly request: () => ProgrammeSelection;
  readonly isSelected: (id: number) => boolean;
  /** Hears of every change. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Hears of what may change the tick of one programme. */
  readonly subscribeTo: (id: number, listener: () => void) => () => void;
  readonly toggle: (id: number) => void;
  readonly toggleAll: () => void;
  /** The ticks in a form that can be stored. */
  readonly snapshot: () => ProgrammeSelection;
  /** Puts back ticks that `snapshot` gave, now or in an earlier life of the page. */
  readonly restore: (snapshot: ProgrammeSelection) => void;
  /** Back to everything, for another search. */
  readonly reset: () => void;
  /** How many programmes there are to select from. */
  readonly setTotal: (total: number) => void;
}

export function createSelectionStore(): SelectionStore {
  const listeners = new Set<() => void>();
  const ofRows = new Map<number, Set<() => void>>();
  const selection = everything();
  let total = 0;
  let summary = summarise();

  function summarise(): SelectionSummary {
    return {
      selected: selectedCount(selection, total),
      total,
      excluded: selection.mode === 'Exclude' ? selection.ids.size : 0,
      isAll: isAllSelected(selection, total),
    };
  }

  function tell(change: SelectionChange, id?: number): void {
    summary = summarise();
    const rows = change === 'all' ? ofRows.values() : [ofRows.get(id ?? NaN) ?? []];
    for (const row of rows) for (const listener of row) listener();
    for (const listener of listeners) listener();
  }

  return {
    summary: () => summary,
    request: () => selectionRequest(selection),
    isSelected: (id) => isSelected(selection, id),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    subscribeTo(id, listener) {
      const row = ofRows.get(id) ?? new Set();
      ofRows.set(id, row.add(listener));
      return () => {
        row.delete(listener);
        if (row.size === 0 && ofRows.get(id) === row) ofRows.delete(id);
      };
    },
    toggle: (id) => {
      tell(toggleProgramme(selection, id, total), id);
    },
    toggleAll: () => {
      tell(toggleAll(selection, total));
    },
    snapshot: () => selectionRequest(selection),
    restore: (snapshot) => {
      tell(restoreSelection(selection, snapshot));
    },
    reset: () => {
      tell(selectAll(selection));
    },
    setTotal(next) {
      if (next === total) return;
      total = next;
      tell('one');
    },
  };
}
