import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@airdex/mfe-kit/screen';
import type { AudienceResults } from '@airdex/shared-contracts/api';
import { INDICATORS } from '@airdex/shared-contracts/constants';
import { useMeasuredWidth } from '@airdex/shared-ui/measured-width';
import { Select } from '@airdex/shared-ui/select';
import { hasMarkers, indicatorKey, shownIndicators } from '../audience-figures/indicators.ts';
import { slotBars } from '../share-chart/slot-bars.ts';
import { BoardActions } from './board-actions.tsx';
import { BoardTable } from './board-table.tsx';
import { IndicatorChoice } from '../audience-figures/indicator-choice.tsx';
import { NarrowTable } from './narrow-table.tsx';
import { PerformanceLegend } from './performance-legend.tsx';
import { ShareChart } from '../share-chart/share-chart.tsx';
import { sortRows, type SortOrder } from './sort-rows.ts';
import { TermLegend } from './term-legend.tsx';
import styles from './audience-board.module.css';

interface Props {
  readonly idProgram: number;
  readonly title: string;
  readonly results: AudienceResults;
}

/** Below this width the table shows one target at a time. */
const ALL_TARGETS_FROM_PX = 640;
/** Usual widths of the table, without and with its figures, and of the chart next to it with the gap between them. */
const SLOTS_PX = 390;
const FIGURE_PX = 70;
const CHART_PX = 374;

/** Audience results: a table with a row for each slot, and a chart of one target and indicator. */
export function AudienceBoard({ idProgram, title, results }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { ref, width } = useMeasuredWidth();
  const { targets } = results;
  const indicators = shownIndicators(results);
  const [order, setOrder] = useState<SortOrder | null>(null);
  const [idChosen, setChosen] = useState<string | null>(null);
  const [indicatorChosen, setIndicator] = useState<number>(INDICATORS.marketSharePercentage);
  const target = targets.find(({ id }) => String(id) === idChosen) ?? targets[0];
  const indicator = indicators.find((each) => each === indicatorChosen) ?? indicators[0];
  if (target === undefined || indicator === undefined) return null;

  const isNarrow = width > 0 && width < ALL_TARGETS_FROM_PX;
  const rows = sortRows(results.rows, order, language);
  const chart = {
    figures: {
      indicator,
      groups: [{ id: 'slots', label: null, bars: slotBars(rows, target.id, indicator, t) }],
    },
    label: t('audience.chart.label', {
      indicator: t(`audience.${indicatorKey(indicator)}`),
      target: target.name,
    }),
  };
  const targetChoice = targets.length > 1 && (
    <Select
      label={t('audience.target')}
      isLabelHidden
      options={targets.map(({ id, name }) => ({ id: String(id), label: name }))}
      value={String(target.id)}
      onChange={setChosen}
      placeholder={t('audience.target')}
    />
  );
  const table = { indicators, rows, order, onOrder: setOrder };
  const legend = hasMarkers(results, isNarrow ? [target] : targets) && <PerformanceLegend />;
  const tablePx = SLOTS_PX + targets.length * indicators.length * FIGURE_PX;
  const hasRoomBeside = width >= tablePx + CHART_PX;
  return (
    <div ref={ref} className={styles.board}>
      <div className={styles.head}>
        {isNarrow ? targetChoice : legend}
        <BoardActions idProgram={idProgram} title={title} results={results} rows={rows} chart={chart} />
      </div>
      <div className={styles.panels} data-beside={hasRoomBeside || undefined}>
        <div className={styles.table}>
          {isNarrow ? (
            <NarrowTable target={target} {...table} />
          ) : (
            <BoardTable targets={targets} {...table} />
          )}
          <TermLegend indicators={indicators} rows={rows} />
          {isNarrow && legend}
        </div>
        <div className={styles.chart}>
          <p className={styles.printed} aria-hidden="true">
            {chart.label}
          </p>
          <div className={styles.choices}>
            {!isNarrow && targetChoice}
            <IndicatorChoice indicators={indicators} value={indicator} onChange={setIndicator} />
          </div>
          <ShareChart {...chart} />
        </div>
      </div>
    </div>
  );
}
