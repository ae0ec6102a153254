import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Releases } from '@airdex/shared-contracts/api';
import { useLanguage } from '@airdex/mfe-kit/screen';
import { formatMoment } from '@airdex/shared-contracts/constants';
import text from '../registry-state/release-text.module.css';
import styles from './releases.module.css';

type Part = Releases['status']['current']['parts'][number];

interface Props {
  readonly parts: readonly Part[];
  /** Actions on a part. */
  readonly action?: (part: Part) => ReactNode;
}

/** The shell and the remotes of a composition with their releases. */
export function PartList({ parts, action }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <ul className={styles.parts} aria-label={t('live.parts')}>
      {parts.map((part) => (
        <li key={part.name} className={styles.part}>
          <div className={styles.partText}>
            <p className={styles.name}>
              {part.name} <code className={text.hash}>{part.release}</code>
            </p>
            <p className={text.muted}>
              {part.builtAt !== null && (
                <>
                  <span className={styles.fact}>
                    {t('live.built', { moment: formatMoment(part.builtAt, language) })}
                  </span>{' '}
                  ·{' '}
                </>
              )}
              <span className={styles.fact}>{t('live.contract', { version: part.contractVersion })}</span>
            </p>
          </div>
          {action?.(part)}
        </li>
      ))}
    </ul>
  );
}
