import { useTranslation } from 'react-i18next';
import type { AudienceResults } from '@airdex/shared-contracts/api';
import { INDICATORS } from '@airdex/shared-contracts/constants';
import { indicatorKey, shownIndicators } from '../audience-figures/indicators.ts';
import { slotBars } from '../share-chart/slot-bars.ts';
import type { StaticBars } from '../share-chart/static-bars.tsx';
import styles from './printed-charts.module.css';

interface Props {
  readonly audience: AudienceResults;
  readonly Bars: typeof StaticBars;
}

/** Of a drawing in pixels; the page scales it to a third of its width, so that its letters have the size of the table's. */
const WIDTH_PX = 270;

/** A chart for each target: the market shares, or else the first indicator with figures. */
export function PrintedCharts({ audience, Bars }: Props) {
  const { t } = useTranslation();
  const indicators = shownIndicators(audience);
  const share = INDICATORS.marketSharePercentage;
  const indicator = indicators.includes(share) ? share : indicators[0];
  if (indicator === undefined) return null;
  const name = t(`audience.${indicatorKey(indicator)}`);
  return (
    <div className={styles.charts}>
      {audience.targets.map((target) => {
        const bars = slotBars(audience.rows, target.id, indicator, t);
        if (bars.every(({ value }) => value === null)) return null;
        return (
          <figure key={target.id} className={styles.chart}>
            <figcaption className={styles.caption}>
              {target.name} · {name}
            </figcaption>
            <Bars
              figures={{ indicator, groups: [{ id: 'slots', label: null, bars }] }}
              label={t('audience.chart.label', { indicator: name, target: target.name })}
              width={WIDTH_PX}
            />
          </figure>
        );
      })}
    </div>
  );
}
