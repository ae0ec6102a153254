import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { SavedSearch } from '@airdex/shared-contracts/api';
import { Toggle } from '@airdex/shared-ui/toggle';
import { WITHOUT_ROW_PRESS } from '../collection-list/without-row-press.ts';
import { FLAGS, type Flag } from './flag-rules.ts';
import styles from './saved-searches.module.css';

interface Props {
  readonly saved: SavedSearch;
  readonly onToggle: (flag: Flag) => void;
}

export const flagLabel = (flag: Flag, t: TFunction) => t(`savedSearches.${flag}`);

/** The three toggles of a saved search. */
export function FlagToggles({ saved, onToggle }: Props) {
  const { t } = useTranslation();
  return (
    <div
      className={styles.toggles}
      role="group"
      aria-label={t('savedSearches.toggles', { name: saved.searchName })}
      {...WITHOUT_ROW_PRESS}
    >
      {FLAGS.map((flag) => (
        <Toggle
          key={flag}
          label={flagLabel(flag, t)}
          isOn={saved[flag]}
          onChange={() => {
            onToggle(flag);
          }}
        />
      ))}
    </div>
  );
}
