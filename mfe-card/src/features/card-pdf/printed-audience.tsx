import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { AudienceResults } from '@airdex/shared-contracts/api';
import { formatRating, formatShare, INDICATORS } from '@airdex/shared-contracts/constants';
import { PerformanceMarker } from '@airdex/shared-ui/performance-marker';
import { audienceColumns, type Rating } from './audience-columns.ts';
import { PrintedSection } from './printed-section.tsx';
import styles from './card-pdf.module.css';

const INDICATOR_KEYS = {
  [INDICATORS.ratPercentage]: 'ratPercentage',
  [INDICATORS.marketSharePercentage]: 'marketShare',
  [INDICATORS.ratPerThousand]: 'ratPerThousand',
} as const;
const keyOf = (indicator: number) => INDICATOR_KEYS[indicator as keyof typeof INDICATOR_KEYS];

/** The audience results as tables: a row for each slot, the targets side by side. */
export function PrintedAudience({ audience }: { readonly audience: AudienceResults }) {
  const { t } = useTranslation();
  const { indicators, groups } = audienceColumns(audience);
  if (audience.rows.length === 0 || indicators.length === 0) return null;
  return (
    <PrintedSection title={t('print.audience.title')}>
      {groups.map((targets) => (
        <table key={targets[0]?.id} className={styles.table}>
          <thead>
            <tr>
              <th scope="col" rowSpan={2} className={styles.slot}>
                {t('print.audience.slot')}
              </th>
              {targets.map(({ id, name }) => (
                <th key={id} scope="colgroup" colSpan={indicators.length} className={styles.target}>
                  {name}
                </th>
              ))}
            </tr>
            <tr>
              {targets.flatMap(({ id }) =>
                indicators.map((indicator) => (
                  <th key={`${String(id)} ${String(indicator)}`} scope="col" className={styles.number}>
                    {t(`print.audience.${keyOf(indicator)}`)}
                  </th>
                )),
              )}
            </tr>
          </thead>
          <tbody>
            {audience.rows.map((row, place) => (
              <tr key={place}>
                <th scope="row">
                  {row.programSlotName}
                  <p className={styles.small}>{slotNotes(row, t).join(' · ')}</p>
                </th>
                {targets.flatMap(({ id }) =>
                  indicators.map((indicator) => (
                    <td key={`${String(id)} ${String(indicator)}`} className={styles.number}>
                      <Figure
                        indicator={indicator}
                        rating={row.ratings.find(({ idTarget }) => idTarget === id)}
                      />
                    </td>
                  )),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      <p className={styles.legend}>
        <PerformanceMarker color="green" label={t('print.audience.green')} /> {t('print.audience.green')}
        <PerformanceMarker color="yellow" label={t('print.audience.yellow')} /> {t('print.audience.yellow')}
        <PerformanceMarker color="red" label={t('print.audience.red')} /> {t('print.audience.red')}
      </p>
    </PrintedSection>
  );
}

type Row = AudienceResults['rows'][number];

/** The basis of a row's figures: episodes, when they were measured, and what they are compared with. */
function slotNotes(row: Row, t: TFunction): readonly string[] {
  return [
    ...(row.numberOfEpisodes === null ? [] : [t('print.audience.episodes', { count: row.numberOfEpisodes })]),
    ...(row.isOvernight ? [t('print.audience.overnight')] : []),
    ...(row.comparisonSlotName === null
      ? []
      : [t('print.audience.comparedWith', { slot: row.comparisonSlotName })]),
  ];
}

function Figure({ indicator, rating }: { readonly indicator: number; readonly rating: Rating | undefined }) {
  const { t } = useTranslation();
  if (rating === undefined) return '-';
  if (indicator === INDICATORS.ratPerThousand)
    return rating.ratPerThousand === null ? '-' : formatRating(rating.ratPerThousand);
  if (indicator === INDICATORS.ratPercentage) return formatShare(rating.ratPerc);
  const { performanceColor, shrPerc, shrPercSlot } = rating;
  return (
    <>
      <PerformanceMarker
        color={performanceColor}
        label={performanceColor === null ? '' : t(`print.audience.${performanceColor}`)}
      >
        {formatShare(shrPerc)}
      </PerformanceMarker>
      {shrPercSlot !== null && (
        <span className={styles.slotShare}>
          {t('print.audience.slotShare', { share: formatShare(shrPercSlot) })}
        </span>
      )}
    </>
  );
}
