import { useTranslation } from 'react-i18next';
import type { IndicatorId } from '@airdex/shared-contracts/constants';
import { indicatorKey, type AudienceRow } from '../audience-figures/indicators.ts';
import styles from './audience-board.module.css';

interface Props {
  readonly indicators: readonly IndicatorId[];
  readonly rows: readonly AudienceRow[];
}

/** The meaning of the table's abbreviations: keyboard and touch users cannot see the tooltips of the headers. */
export function TermLegend({ indicators, rows }: Props) {
  const { t } = useTranslation();
  return (
    <ul className={styles.legend}>
      {indicators.map(indicatorKey).map((key) => (
        <li key={key}>
          <b>{t(`audience.${key}`)}</b>
          {t(`audience.indicatorHints.${key}`)}
        </li>
      ))}
      {rows.some(({ isOvernight }) => isOvernight) && (
        <li>
          <b>{t('audience.overnight')}</b>
          {t('audience.overnightHint')}
        </li>
      )}
    </ul>
  );
}
