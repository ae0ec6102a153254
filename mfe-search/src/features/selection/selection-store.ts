import type { ProgrammeSelection } from '@airdex/shared-contracts/search-filter';
import { createRowListeners } from './row-listeners.ts';
import {
  everything,
  isAllSelected,
  isSelected,
  restoreSelection,
  selectAll,
  selectedCount,
  selectNone,
  selectionRequest,
  tickAlike,
  toggleAll,
  toggleProgramme,
} from './selection.ts';
import { createUndo, type MassChange } from './undo.ts';

/** The selection in figures; another object after each change. */
export interface SelectionSummary {
  readonly selected: number;
  readonly total: number;
  /** Those taken out of everything; 0 when the selection was put together one by one. */
  readonly excluded: number;
  readonly isAll: boolean;
  /** Whether all that are shown are ticked: all, or all of the part that alone is shown. */
  readonly isAllShown: boolean;
  /** What `undo` would take back; null when there is nothing to take back. */
  readonly undoable: MassChange | null;
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
  readonly selectAll: () => void;
  /**
   * Gives programmes the tick of the anchor, one of them. Once more from the same anchor, with nothing in between, the
   * new range takes the place of the last.
   */
  readonly tickRange: (anchor: number, ids: readonly number[]) => void;
  /** The programme that a range starts from: the one ticked or unticked last. */
  readonly anchor: () => number | null;
  /** Takes back the last change of many ticks, when nothing has been ticked since. */
  readonly undo: () => void;
  /** There is nothing to take back any more. */
  readonly forgetUndo: () => void;
  /** The ticks in a form that can be stored. */
  readonly snapshot: () => ProgrammeSelection;
  /** Puts back ticks that `snapshot` gave, now or in an earlier life of the page. */
  readonly restore: (snapshot: ProgrammeSelection) => void;
  /** Nothing is ticked any more. */
  readonly selectNone: () => void;
  /** Back to everything, for another search. */
  readonly reset: () => void;
  /** How many programmes there are to select from. */
  readonly setTotal: (total: number) => void;
  /**
   * Those that `part` ticks alone are shown, null for all again: ticking all is for what is shown. The others can't be
   * ticked meanwhile.
   */
  readonly narrowTo: (part: ProgrammeSelection | null) => void;
}

export function createSelectionStore(): SelectionStore {
  const rows = createRowListeners();
  const selection = everything();
  const undo = createUndo(selection);
  let total = 0;
  let anchor: number | null = null;
  let part: ProgrammeSelection | null = null;
  let summary = summarise();

  function shownCount(): number {
    if (part === null || part.isAllSelected) return total;
    const { selectMode, selectedIds } = part;
    return selectMode === 'Include' ? selectedIds.length : total - selectedIds.length;
  }

  function summarise(): SelectionSummary {
    const selected = selectedCount(selection, total);
    return {
      selected,
      total,
      excluded: selection.mode === 'Exclude' ? selection.ids.size : 0,
      isAll: isAllSelected(selection, total),
      isAllShown: selected >= shownCount(),
      undoable: undo.undoable(),
    };
  }

  function changed(id: number | 'all' | 'none'): void {
    summary = summarise();
    rows.tell(id);
  }

  /** A change of all ticks at once, which forgets them. */
  function changeAll(to: 'everything' | 'nothing', change: () => void): void {
    undo.rememberAll(to);
    change();
    anchor = null;
    changed('all');
  }

  function startAnew(change: () => void): void {
    undo.forget();
    anchor = null;
    change();
    changed('all');
  }

  function tickAllShown(): void {
    const shown = part;
    if (shown === null) changeAll('everything', () => selectAll(selection));
    // As it was when they were shown: there is nothing else to bring back.
    else startAnew(() => restoreSelection(selection, shown));
  }

  return {
    summary: () => summary,
    request: () => selectionRequest(selection),
    isSelected: (id) => isSelected(selection, id),
    subscribe: rows.subscribe,
    subscribeTo: rows.subscribeTo,
    toggle(id) {
      undo.forget();
      anchor = id;
      changed(toggleProgramme(selection, id, total) === 'all' ? 'all' : id);
    },
    toggleAll() {
      if (part === null)
        changeAll(summary.isAll ? 'nothing' : 'everything', () => toggleAll(selection, total));
      else if (summary.isAllShown) changeAll('nothing', () => selectNone(selection));
      else tickAllShown();
    },
    selectAll() {
      if (!summary.isAllShown) tickAllShown();
    },
    tickRange(from, ids) {
      const isTicked = isSelected(selection, from);
      undo.replaceRange(from, total);
      undo.rememberRange(from, tickAlike(selection, ids, isTicked, total), !isTicked);
      anchor = from;
      changed('all');
    },
    anchor: () => anchor,
    undo() {
      if (undo.undo(total)) changed('all');
    },
    forgetUndo() {
      undo.forget();
      changed('none');
    },
    snapshot: () => selectionRequest(selection),
    restore(snapshot) {
      startAnew(() => restoreSelection(selection, snapshot));
    },
    selectNone() {
      startAnew(() => selectNone(selection));
    },
    reset() {
      startAnew(() => selectAll(selection));
    },
    narrowTo(next) {
      if (next === part) return;
      part = next;
      changed('none');
    },
    setTotal(next) {
      if (next === total) return;
      total = next;
      changed('none');
    },
  };
}
