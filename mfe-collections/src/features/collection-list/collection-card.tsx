import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@airdex/mfe-kit/screen';
import { formatDay, today } from '@airdex/shared-contracts/constants';
import { FOCUS_HOME } from '@airdex/shared-ui/error-state';
import { WITHOUT_ROW_PRESS } from './without-row-press.ts';
import styles from './collection-card.module.css';

interface Props {
  readonly name: string;
  /** Handle and check box. */
  readonly grip: ReactNode;
  /** Accessible description of what a click on the name does. */
  readonly openLabel: string;
  readonly onOpen: () => void;
  readonly badges?: ReactNode;
  /** Buttons for what can be done with it. */
  readonly actions?: ReactNode;
  readonly description: ReactNode;
  /** Timestamps, ISO 8601. */
  readonly created: string;
  readonly updated: string;
  /** Its programmes. */
  readonly children: ReactNode;
}

/** A row with one saved search or playlist: name, description, dates, and its first programmes. */
export function CollectionCard(props: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const day = (moment: string) => formatDay(today(new Date(moment)), language);
  return (
    <article className={styles.card} {...FOCUS_HOME}>
      <header className={styles.header}>
        {props.grip}
        <div className={styles.naming}>
          <h2 className={styles.heading} {...WITHOUT_ROW_PRESS}>
            <button type="button" className={styles.open} aria-label={props.openLabel} onClick={props.onOpen}>
              {props.name}
            </button>
          </h2>
          {props.badges}
        </div>
        <p className={styles.dates}>
          <span className={styles.date}>{t('created', { date: day(props.created) })}</span>{' '}
          <span className={styles.date}>{t('updated', { date: day(props.updated) })}</span>
        </p>
        {props.actions !== undefined && (
          <div className={styles.actions} {...WITHOUT_ROW_PRESS}>
            {props.actions}
          </div>
        )}
      </header>
      <div className={styles.description}>{props.description}</div>
      {props.children}
    </article>
  );
}
