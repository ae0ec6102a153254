import { useSyncExternalStore } from 'react';
import type { Selection } from './selection.ts';
import type { SelectionStore } from './selection-store.ts';

/** The whole selection; draws on every change. */
export function useSelection(store: SelectionStore): Selection {
  return useSyncExternalStore(store.subscribe, store.get);
}

/** Whether one programme is ticked; draws only when that changes. */
export function useIsSelected(store: SelectionStore, id: number): boolean {
  return useSyncExternalStore(store.subscribe, () => store.isSelected(id));
}
