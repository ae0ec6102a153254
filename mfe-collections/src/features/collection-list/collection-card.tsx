import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@airdex/mfe-kit/screen';
import { formatDay } from '@airdex/shared-contracts/constants';
import { FOCUS_HOME } from '@airdex/shared-ui/error-state';
import styles from './collection-card.module.css';

interface Props {
  readonly name: string;
  /** Accessible description of what a click on the name does. */
  readonly openLabel: string;
  readonly onOpen: () => void;
  readonly badges?: ReactNode;
  readonly description: ReactNode;
  /** Timestamps, ISO 8601. */
  readonly created: string;
  readonly updated: string;
  /** Its programmes. */
  readonly children: ReactNode;
}

/** One saved search or playlist: name, description, dates, and its first programmes. */
export function CollectionCard(props: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const day = (moment: string) => formatDay(moment.slice(0, 10), language);
  return (
    <article className={styles.card} {...FOCUS_HOME}>
      <header className={styles.header}>
        <h2 className={styles.heading}>
          <button type="button" className={styles.open} aria-label={props.openLabel} onClick={props.onOpen}>
            {props.name}
          </button>
        </h2>
        {props.badges}
        <p className={styles.dates}>
          {t('created', { date: day(props.created) })} · {t('updated', { date: day(props.updated) })}
        </p>
      </header>
      <div className={styles.description}>{props.description}</div>
      {props.children}
    </article>
  );
}
