import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@airdex/mfe-kit/screen';
import { languageTag } from '@airdex/shared-contracts/constants';
import styles from './playlist-sharing.module.css';

/** Height of a user's line and of a list of users, in pixels. */
export const LINE_PX = 41;
export const LIST_PX = 287;

interface Props {
  readonly label: string;
  readonly count: number;
  /** The list, unless it is empty. */
  readonly children: ReactNode;
}

/** A list of users with its name and length. */
export function UserSide({ label, count, children }: Props) {
  const { t } = useTranslation();
  return (
    <section className={styles.side}>
      <h3 className={styles.heading}>
        {label} <span className={styles.count}>{count.toLocaleString(languageTag(useLanguage()))}</span>
      </h3>
      {count === 0 ? <p className={styles.none}>{t('sharing.none')}</p> : children}
    </section>
  );
}
