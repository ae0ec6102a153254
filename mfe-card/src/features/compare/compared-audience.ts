import type { TFunction } from 'i18next';
import type { AudienceResults } from '@airdex/shared-contracts/api';
import type { IndicatorId } from '@airdex/shared-contracts/constants';
import { shownIndicators, type AudienceTarget } from '../audience-figures/indicators.ts';
import { slotBars } from '../share-chart/slot-bars.ts';
import type { ChartFigures } from '../share-chart/chart-groups.ts';

/** A programme with audience results. */
export interface MeasuredProgramme {
  readonly id: number;
  readonly title: string;
  /** Position among all programmes of the comparison, so that chart and map use the same colours. */
  readonly place: number;
  readonly results: AudienceResults;
}

/** The targets of some programmes, each once. */
export function comparedTargets(programmes: readonly MeasuredProgramme[]): readonly AudienceTarget[] {
  const all = programmes.flatMap(({ results }) => results.targets);
  return [...new Map(all.map((target) => [target.id, target])).values()];
}

const isMeasuredIn = ({ results }: MeasuredProgramme, idTarget: number) =>
  results.targets.some(({ id }) => id === idTarget);

/** The programmes that were not measured in a target. */
export function withoutTarget(
  programmes: readonly MeasuredProgramme[],
  idTarget: number,
): readonly MeasuredProgramme[] {
  return programmes.filter((programme) => !isMeasuredIn(programme, idTarget));
}

/** The first target in which all programmes were measured, or else the first one. */
export function commonTarget(programmes: readonly MeasuredProgramme[]): AudienceTarget | undefined {
  const targets = comparedTargets(programmes);
  return targets.find(({ id }) => withoutTarget(programmes, id).length === 0) ?? targets[0];
}

/** The indicators for which at least one programme has figures. */
export function comparedIndicators(programmes: readonly MeasuredProgramme[]): readonly IndicatorId[] {
  return [...new Set(programmes.flatMap(({ results }) => shownIndicators(results)))];
}

/** The figures of one target and indicator: a group of bars for each programme that was measured so. */
export function comparedFigures(
  programmes: readonly MeasuredProgramme[],
  idTarget: number,
  indicator: IndicatorId,
  t: TFunction,
): ChartFigures {
  const measured = programmes.filter((programme) => isMeasuredIn(programme, idTarget));
  return {
    indicator,
    groups: measured.map(({ id, title, place, results }) => ({
      id: String(id),
      label: title,
      tone: place,
      bars: slotBars(results.rows, idTarget, indicator, t),
    })),
  };
}
