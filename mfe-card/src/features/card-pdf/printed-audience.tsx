import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { AudienceResults } from '@airdex/shared-contracts/api';
import { PERFORMANCE_COLORS } from '@airdex/shared-contracts/constants';
import { PerformanceMarker } from '@airdex/shared-ui/performance-marker';
import { AudienceFigure } from '../audience-figures/audience-figure.tsx';
import { hasMarkers, indicatorKey, ratingOf } from '../audience-figures/indicators.ts';
import { slotNotes } from '../audience-figures/slot-notes.ts';
import type { StaticBars } from '../share-chart/static-bars.tsx';
import { withTimeRanges } from '../time-ranges/time-ranges.ts';
import { audienceColumns } from './audience-columns.ts';
import { PrintedCharts } from './printed-charts.tsx';
import { PrintedSection } from './printed-section.tsx';
import styles from './card-pdf.module.css';

interface Props {
  readonly audience: AudienceResults;
  /** Draws the charts. */
  readonly Bars: typeof StaticBars | null;
}

/** The audience results as tables, a row for each slot, the targets side by side; and a chart for each target. */
export function PrintedAudience({ audience, Bars }: Props) {
  const { t } = useTranslation();
  const { indicators, groups } = audienceColumns(audience);
  if (audience.rows.length === 0 || indicators.length === 0) return null;
  return (
    <PrintedSection title={t('sections.audience')}>
      {groups.map((targets) => (
        <table key={targets[0]?.id} className={styles.table}>
          <thead>
            <tr>
              <th scope="col" rowSpan={2} className={styles.slot}>
                {t('audience.slot')}
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
                    {t(`audience.${indicatorKey(indicator)}`)}
                  </th>
                )),
              )}
            </tr>
          </thead>
          <tbody>
            {audience.rows.map((row, place) => (
              <tr key={place}>
                <th scope="row">
                  {withTimeRanges(row.programSlotName)}
                  <p className={styles.small}>{slotNotes(row, t).join(' · ')}</p>
                </th>
                {targets.flatMap(({ id }) =>
                  indicators.map((indicator) => (
                    <td key={`${String(id)} ${String(indicator)}`} className={styles.number}>
                      <AudienceFigure indicator={indicator} rating={ratingOf(row, id)} />
                    </td>
                  )),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      {hasMarkers(audience, audience.targets) && (
        <p className={styles.legend}>
          {PERFORMANCE_COLORS.map((color) => (
            <Fragment key={color}>
              <PerformanceMarker color={color} label={t(`performance.${color}`)} />{' '}
              {t(`performance.${color}`)}
            </Fragment>
          ))}
        </p>
      )}
      {Bars !== null && <PrintedCharts audience={audience} Bars={Bars} />}
    </PrintedSection>
  );
}
