import { Dialog } from 'react-aria-components/Dialog';
import { useTranslation } from 'react-i18next';
import type { RemoteOverride } from '@airdex/shared-contracts/overrides';
import { Button } from '@airdex/shared-ui/button';
import { OVERRIDES_NAMESPACE } from './override-texts.ts';
import styles from './override-bar.module.css';

interface Props {
  readonly overrides: readonly RemoteOverride[];
  /** Restores the releases of these remotes. */
  readonly onClear: (remotes: readonly string[]) => void;
}

/** The active overrides, each with its origin and a button to restore the release. */
export function OverrideList({ overrides, onClear }: Props) {
  const { t } = useTranslation(OVERRIDES_NAMESPACE);
  return (
    <Dialog className={styles.dialog ?? ''} aria-label={t('label')}>
      <p className={styles.explanation}>{t('explanation')}</p>
      <ul className={styles.list}>
        {overrides.map(({ remote, origin }) => (
          <li key={remote} className={styles.item}>
            <span className={styles.names}>
              <strong>{remote}</strong>
              <span className={styles.origin}>{origin}</span>
            </span>
            <Button size="small" aria-label={t('clearOne', { remote })} onPress={() => onClear([remote])}>
              {t('clear')}
            </Button>
          </li>
        ))}
      </ul>
      {overrides.length > 1 && (
        <Button size="small" onPress={() => onClear(overrides.map(({ remote }) => remote))}>
          {t('clearAll')}
        </Button>
      )}
    </Dialog>
  );
}
