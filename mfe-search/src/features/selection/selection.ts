import type { ProgrammeSelection } from '@airdex/shared-contracts/search-filter';

/**
 * Which of the found programmes are ticked. Stored either as all but some ids (Exclude) or as some ids only
 * (Include), never as a list of all, so that ticking 30,000 programmes costs nothing. Mutable, because a copy
 * of 30,000 ids for each tick would be noticeable.
 */
export interface Selection {
  mode: 'Include' | 'Exclude';
  ids: Set<number>;
}

/** What a change affects: one programme, or all of them. */
type SelectionChange = 'one' | 'all';

/** Initially everything is ticked. */
export function everything(): Selection {
  return { mode: 'Exclude', ids: new Set() };
}

export function isSelected(selection: Selection, id: number): boolean {
  return selection.ids.has(id) === (selection.mode === 'Include');
}

/** How many of `total` programmes are ticked. */
export function selectedCount({ mode, ids }: Selection, total: number): number {
  return mode === 'Include' ? ids.size : Math.max(total - ids.size, 0);
}

/** True when every one of `total` programmes is ticked. */
export function isAllSelected(selection: Selection, total: number): boolean {
  return selectedCount(selection, total) === total;
}

function become(selection: Selection, mode: Selection['mode']): void {
  selection.mode = mode;
  // Not cleared: an undo may still hold the replaced ticks.
  if (selection.ids.size > 0) selection.ids = new Set();
}

/** Ticks everything. */
export function selectAll(selection: Selection): void {
  become(selection, 'Exclude');
}

/** Ticks nothing. */
export function selectNone(selection: Selection): void {
  become(selection, 'Include');
}

/**
 * Ticks or unticks one of `total` programmes. If all are ticked afterwards, the selection becomes "all", so
 * that programmes loaded later are ticked too.
 */
export function toggleProgramme(selection: Selection, id: number, total: number): SelectionChange {
  if (!selection.ids.delete(id)) selection.ids.add(id);
  if (!isAllSelected(selection, total)) return 'one';
  selectAll(selection);
  return 'all';
}

/**
 * Gives programmes of `total` the same tick. Returns those whose tick changed, so that the opposite tick for
 * them reverts the change.
 */
export function tickAlike(
  selection: Selection,
  ids: readonly number[],
  isTicked: boolean,
  total: number,
): readonly number[] {
  const changed = ids.filter((id) => isSelected(selection, id) !== isTicked);
  for (const id of changed) if (!selection.ids.delete(id)) selection.ids.add(id);
  if (changed.length > 0 && isAllSelected(selection, total)) selectAll(selection);
  return changed;
}

/** Restores ticks written by `selectionRequest`. */
export function restoreSelection(selection: Selection, written: ProgrammeSelection): void {
  become(selection, written.isAllSelected ? 'Exclude' : written.selectMode);
  if (!written.isAllSelected) for (const id of written.selectedIds) selection.ids.add(id);
}

/** Select-all: ticks everything if something is missing, otherwise nothing. */
export function toggleAll(selection: Selection, total: number): void {
  become(selection, isAllSelected(selection, total) ? 'Include' : 'Exclude');
}

/** The selection in the form of requests. */
export function selectionRequest({ mode, ids }: Selection): ProgrammeSelection {
  return {
    isAllSelected: mode === 'Exclude' && ids.size === 0,
    selectMode: mode,
    selectedIds: [...ids],
  };
}
