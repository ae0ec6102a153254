import { useTranslation } from 'react-i18next';
import { useLanguage } from '@airdex/mfe-kit/screen';
import { languageTag } from '@airdex/shared-contracts/constants';
import type { SelectionStore } from '../selection/selection-store.ts';
import { useSelectionSummary } from '../selection/use-selection.ts';
import styles from './results-bar.module.css';

/** How many programmes are selected, and how many of everything are not. */
export function SelectedCount({ selection }: { readonly selection: SelectionStore }) {
  const { t } = useTranslation();
  const tag = languageTag(useLanguage());
  const { selected, excluded } = useSelectionSummary(selection);
  return (
    <p className={styles.selected} role="status">
      {t('selection.count', { selected: selected.toLocaleString(tag) })}
      {excluded > 0 && (
        <span className={styles.excluded}>
          {t('selection.excluded', { excluded: excluded.toLocaleString(tag) })}
        </span>
      )}
    </p>
  );
}
