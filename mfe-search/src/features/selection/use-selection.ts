import { useCallback, useSyncExternalStore } from 'react';
import type { SelectionStore, SelectionSummary } from './selection-store.ts';

/** The whole selection in figures; renders on every change. */
export function useSelectionSummary(store: SelectionStore): SelectionSummary {
  return useSyncExternalStore(store.subscribe, store.summary);
}

/** Whether one programme is ticked; renders only when that changes. */
export function useIsSelected(store: SelectionStore, id: number): boolean {
  const subscribe = useCallback((listener: () => void) => store.subscribeTo(id, listener), [store, id]);
  return useSyncExternalStore(subscribe, () => store.isSelected(id));
}
