import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@airdex/mfe-kit/screen';
import type { ProgrammeCard } from '@airdex/shared-contracts/api';
import { formatDay } from '@airdex/shared-contracts/constants';
import { useOtherTitles } from '../card/use-other-titles.ts';
import styles from './card-pdf.module.css';

/** Local title, the other titles that differ from it, and where and when it was launched. */
export function PrintedTitles({ card }: { readonly card: ProgrammeCard }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const others = useOtherTitles(card);
  const launch = [
    card.country,
    card.channel,
    card.date === null ? null : formatDay(card.date, language, card.datePrecision),
  ].filter((part) => part !== null);
  return (
    <header className={styles.titles}>
      <p className={styles.launch}>
        <span>
          {launch.map((part, place) => (
            <Fragment key={place}>
              {place > 0 && ' · '}
              <bdi>{part}</bdi>
            </Fragment>
          ))}
        </span>
        {card.isDatePreview && <span className={styles.mark}>{t('upcoming')}</span>}
        {card.isNotaSelection && <span className={styles.mark}>{t('providerSelection')}</span>}
        {card.isSample && <span className={styles.markSample}>{t('sample')}</span>}
      </p>
      <h1 className={styles.title}>{card.localTitle}</h1>
      {others.map(({ label, title }) => (
        <p key={label} className={styles.otherTitle}>
          <span>{label}</span> {title}
        </p>
      ))}
    </header>
  );
}
