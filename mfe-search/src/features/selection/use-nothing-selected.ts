import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { SelectionStore } from './selection-store.ts';

/**
 * Why nothing can be done with the selection, or null if something is selected; renders only when that
 * changes.
 */
export function useNothingSelected(selection: SelectionStore): string | null {
  const { t } = useTranslation();
  const isEmpty = useSyncExternalStore(selection.subscribe, () => selection.summary().selected === 0);
  return isEmpty ? t('selection.nothing') : null;
}
