import type { TFunction } from 'i18next';
import { formatRating, INDICATORS, type IndicatorId } from '@airdex/shared-contracts/constants';
import { formatFigure, indicatorKey } from '../audience-figures/indicators.ts';
import type { ChartBar } from './chart-groups.ts';

/** All details of a bar, in lines: its accessible name, also shown when the user points at it. */
export function barLines(bar: ChartBar, indicator: IndicatorId, t: TFunction): readonly string[] {
  const { value, reference, performance } = bar;
  const name = t(`audience.${indicatorKey(indicator)}`);
  const difference = differenceText(value, reference);
  return [
    `${name} ${value === null ? t('audience.chart.noFigure') : formatFigure(value, indicator)}`,
    ...(reference === null ? [] : [t('audience.slotShare', { share: formatFigure(reference, indicator) })]),
    ...(difference === null ? [] : [t('audience.chart.difference', { difference })]),
    ...(performance === null ? [] : [t(`performance.${performance}`)]),
    ...bar.notes,
  ];
}

/** How much a figure is above or below its reference, in percent of it: "+33.5%". */
export function differenceText(value: number | null, reference: number | null): string | null {
  if (value === null || reference === null || reference === 0) return null;
  const percent = (value / reference - 1) * 100;
  const text = formatRating(Math.abs(percent));
  return text === '0.0' ? '±0.0%' : `${percent > 0 ? '+' : '−'}${text}%`;
}

/** A figure of the axis, without unnecessary decimals. */
export function tickText(figure: number, indicator: IndicatorId): string {
  const text = formatRating(figure).replace(/\.0$/, '');
  return indicator === INDICATORS.ratPerThousand ? text : `${text}%`;
}
