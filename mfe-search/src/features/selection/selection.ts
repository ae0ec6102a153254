import type { ProgrammeSelection } from '@airdex/shared-contracts/search-filter';

/**
 * Which of the found programmes are ticked. Never a list of all of them: either all but some ids (Exclude) or some ids
 * only (Include), so that ticking 30,000 programmes costs nothing.
 */
export interface Selection {
  readonly mode: 'Include' | 'Exclude';
  readonly ids: ReadonlySet<number>;
}

export const ALL_SELECTED: Selection = { mode: 'Exclude', ids: new Set() };
export const NONE_SELECTED: Selection = { mode: 'Include', ids: new Set() };

export function isSelected(selection: Selection, id: number): boolean {
  return selection.ids.has(id) === (selection.mode === 'Include');
}

/** How many of `total` programmes are ticked. */
export function selectedCount(selection: Selection, total: number): number {
  return selection.mode === 'Include' ? selection.ids.size : total - selection.ids.size;
}

/** True when every one of `total` programmes is ticked. */
export function isAllSelected(selection: Selection, total: number): boolean {
  return selectedCount(selection, total) === total;
}

/**
 * Ticks or unticks one of `total` programmes. When that makes the ticked ones all of them, the selection becomes
 * "all", so that programmes loaded later are ticked too.
 */
export function toggleProgramme(selection: Selection, id: number, total: number): Selection {
  const ids = new Set(selection.ids);
  if (!ids.delete(id)) ids.add(id);
  const toggled: Selection = { mode: selection.mode, ids };
  return isAllSelected(toggled, total) ? ALL_SELECTED : toggled;
}

/** Select-all: everything when something is missing, otherwise nothing. */
export function toggleAll(selection: Selection, total: number): Selection {
  return isAllSelected(selection, total) ? NONE_SELECTED : ALL_SELECTED;
}

/** The selection as requests carry it. */
export function selectionRequest(selection: Selection): ProgrammeSelection {
  return {
    isAllSelected: selection.mode === 'Exclude' && selection.ids.size === 0,
    selectMode: selection.mode,
    selectedIds: [...selection.ids],
  };
}
