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

/** The selection in figures; a new object after each change. */
export interface SelectionSummary {
  readonly selected: number;
  readonly total: number;
  /** Programmes excluded from everything; 0 if the selection was built one by one. */
  readonly excluded: number;
  readonly isAll: boolean;
  /** Whether all visible programmes are ticked: all results, or all of the visible part. */
  readonly isAllShown: boolean;
  /** What `undo` would revert; null if there is nothing to revert. */
  readonly undoable: MassChange | null;
}

/**
 * Holds the selection outside React: a row listens to its own tick only, so that one click among 30,000 rows
 * renders one row.
 */
export interface SelectionStore {
  readonly summary: () => SelectionSummary;
  readonly request: () => ProgrammeSelection;
  readonly isSelected: (id: number) => boolean;
  /** Subscribes to every change. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Subscribes to changes of one programme's tick. */
  readonly subscribeTo: (id: number, listener: () => void) => () => void;
  readonly toggle: (id: number) => void;
  readonly toggleAll: () => void;
  readonly selectAll: () => void;
  /**
   * Gives programmes the tick of the anchor, which is one of them. If repeated from the same anchor without
   * another change, the new range replaces the last.
   */
  readonly tickRange: (anchor: number, ids: readonly number[]) => void;
  /** The start of a range: the programme that was ticked or unticked last. */
  readonly anchor: () => number | null;
  /** Reverts the last change of many ticks, unless something was ticked since. */
  readonly undo: () => void;
  /** Discards what could be reverted. */
  readonly forgetUndo: () => void;
  /** The ticks in a form that can be stored. */
  readonly snapshot: () => ProgrammeSelection;
  /** Restores ticks returned by `snapshot`, also after a reload of the page. */
  readonly restore: (snapshot: ProgrammeSelection) => void;
  /** Unticks everything. */
  readonly selectNone: () => void;
  /** Ticks everything, for another search. */
  readonly reset: () => void;
  /** Sets the number of programmes to select from. */
  readonly setTotal: (total: number) => void;
  /** Forgets the ticks of all programmes but these, which are everything there is to select from. */
  readonly keepOnly: (ids: readonly number[]) => void;
  /**
   * Limits the selection to the programmes ticked in `part`, null for all again: select-all then refers to
   * what is shown. The others can't be ticked meanwhile.
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
    rows.notify(id);
  }

  /** A change of all ticks at once, which discards them. */
  function changeAll(to: 'everything' | 'nothing', change: () => void): void {
    undo.rememberAll(to);
    change();
    anchor = null;
    changed('all');
  }

  function replaceAll(change: () => void): void {
    undo.forget();
    anchor = null;
    change();
    changed('all');
  }

  function tickAllShown(): void {
    const shown = part;
    if (shown === null) changeAll('everything', () => selectAll(selection));
    // The state when they were shown; nothing else needs restoring.
    else replaceAll(() => restoreSelection(selection, shown));
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
      replaceAll(() => restoreSelection(selection, snapshot));
    },
    selectNone() {
      replaceAll(() => selectNone(selection));
    },
    reset() {
      replaceAll(() => selectAll(selection));
    },
    narrowTo(next) {
      if (next === part) return;
      part = next;
      changed('none');
    },
    keepOnly(ids) {
      const existing = new Set(ids);
      undo.keepOnly(existing);
      const gone = [...selection.ids].filter((id) => !existing.has(id));
      if (gone.length === 0) {
        if (summary.undoable !== undo.undoable()) changed('none');
        return;
      }
      undo.forget();
      for (const id of gone) selection.ids.delete(id);
      if (isAllSelected(selection, total)) selectAll(selection);
      changed('all');
    },
    setTotal(next) {
      if (next === total) return;
      total = next;
      changed('none');
    },
  };
}
