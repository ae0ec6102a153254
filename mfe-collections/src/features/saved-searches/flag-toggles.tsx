import { useTranslation } from 'react-i18next';
import type { SavedSearch } from '@airdex/shared-contracts/api';
import { Toggle } from '@airdex/shared-ui/toggle';
import { WITHOUT_ROW_PRESS } from '../collection-list/without-row-press.ts';
import type { Flag } from './flag-rules.ts';
import styles from './saved-searches.module.css';

interface Props {
  readonly saved: SavedSearch;
  readonly onToggle: (flag: Flag) => void;
}

/** The three toggles of a saved search. */
export function FlagToggles({ saved, onToggle }: Props) {
  const { t } = useTranslation();
  const labels: Record<Flag, string> = {
    showInHomepage: t('savedSearches.homepage'),
    dailyUpdate: t('savedSearches.dailyUpdate'),
    isFavorite: t('savedSearches.favourite'),
  };
  return (
    <div
      className={styles.toggles}
      role="group"
      aria-label={t('savedSearches.toggles', { name: saved.searchName })}
      {...WITHOUT_ROW_PRESS}
    >
      {(Object.keys(labels) as Flag[]).map((flag) => (
        <Toggle
          key={flag}
          label={labels[flag]}
          isOn={saved[flag]}
          onChange={() => {
            onToggle(flag);
          }}
        />
      ))}
    </div>
  );
}
