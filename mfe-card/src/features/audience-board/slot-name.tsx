import { useTranslation } from 'react-i18next';
import { Badge } from '@airdex/shared-ui/badge';
import type { AudienceRow } from '../audience-figures/indicators.ts';
import { withTimeRanges } from '../time-ranges/time-ranges.ts';
import styles from './board-table.module.css';

interface Props {
  readonly row: AudienceRow;
  /** Whether to show the number of episodes, for tables without a column for it. */
  readonly hasEpisodes?: boolean;
}

/** A slot: its name, whether it was measured overnight, and what it is compared with. */
export function SlotName({ row, hasEpisodes = false }: Props) {
  const { t } = useTranslation();
  const { numberOfEpisodes, comparisonSlotName, isOvernight, programSlotName } = row;
  return (
    <>
      {withTimeRanges(programSlotName)}{' '}
      {isOvernight && (
        <span title={t('audience.overnightHint')}>
          <Badge tone="warning">{t('audience.overnight')}</Badge>
        </span>
      )}
      {hasEpisodes && numberOfEpisodes !== null && (
        <span className={styles.note}>{t('audience.episodes', { count: numberOfEpisodes })}</span>
      )}
      {comparisonSlotName !== null && (
        <span className={styles.note}>
          {t('audience.comparedWith', { slot: withTimeRanges(comparisonSlotName) })}
        </span>
      )}
    </>
  );
}
