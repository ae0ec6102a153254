import { useTranslation } from 'react-i18next';
import type { Releases } from '@airdex/shared-contracts/api';
import text from '../registry-state/release-text.module.css';
import styles from './releases.module.css';

/** How many screens of the canary failed, against the limit at which it ends. */
export function FailureShare({ shown, failed, minutes, limit }: NonNullable<Releases['canaryScreens']>) {
  const { t } = useTranslation();
  const all = shown + failed;
  const share = all === 0 ? 0 : failed / all;
  const percent = Math.round(share * 1000) / 10;
  return (
    <div className={styles.failures}>
      <p className={styles.failuresTitle}>
        <span>{t('canary.screens', { minutes })}</span>
        <strong data-over={share > limit || undefined} className={styles.figure}>
          {all === 0 ? t('canary.screensNone') : t('canary.failedShare', { failed, all, percent })}
        </strong>
      </p>
      <meter
        className={styles.meter}
        aria-label={t('canary.screens', { minutes })}
        min={0}
        max={limit * 2}
        low={limit / 2}
        high={limit}
        optimum={0}
        value={share}
      />
      <p className={text.muted}>{t('canary.limit', { percent: Math.round(limit * 100) })}</p>
    </div>
  );
}
