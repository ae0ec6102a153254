import { ALL_SELECTED, isSelected, toggleAll, toggleProgramme, type Selection } from './selection.ts';

/**
 * Holds the selection outside of React: a row listens to its own tick only, so that one click among 30,000 rows draws
 * one row.
 */
export interface SelectionStore {
  readonly get: () => Selection;
  readonly isSelected: (id: number) => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  readonly toggle: (id: number) => void;
  readonly toggleAll: () => void;
  /** Back to everything, for another search with `total` results. */
  readonly reset: (total: number) => void;
}

export function createSelectionStore(): SelectionStore {
  const listeners = new Set<() => void>();
  let selection = ALL_SELECTED;
  let found = 0;

  function become(next: Selection): void {
    if (next === selection) return;
    selection = next;
    for (const listener of listeners) listener();
  }

  return {
    get: () => selection,
    isSelected: (id) => isSelected(selection, id),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    toggle: (id) => {
      become(toggleProgramme(selection, id, found));
    },
    toggleAll: () => {
      become(toggleAll(selection, found));
    },
    reset(total) {
      found = total;
      become(ALL_SELECTED);
    },
  };
}
