import { spread } from '../statistics.ts';
import type { Rounds } from './report.ts';
import type { LimitRound } from './round.ts';
import type { HomeFigures } from './visit.ts';

/** Maximum of the composed application, as a multiple of the limit page. */
const GOALS = {
  firstPaintMs: { title: 'first paint', atMost: 1.2 },
  homeMs: { title: 'navigation start to home', atMost: 1.6 },
} as const satisfies Readonly<Record<keyof HomeFigures, { title: string; atMost: number }>>;

/** The limit page compared with the composed application: medians, and the ratios of the rounds. */
export function describeLimit(rounds: Rounds, limits: readonly LimitRound[]): string {
  const lines = (['cold', 'warm'] as const).flatMap((cache) =>
    Object.entries(GOALS).map(([figure, { title, atMost }]) => {
      const key = figure as keyof HomeFigures;
      const composed = rounds.map((round) => round.composed[cache].figures[key]);
      const limit = limits.map((round) => round[cache][key]);
      const ratio = spread(composed.map((value, round) => value / (limit[round] ?? NaN)));
      const medians = [composed, limit].map((values) => `${spread(values).median.toFixed(0)} ms`.padEnd(12));
      const ratios = `${ratio.median.toFixed(2)} (${ratio.p25.toFixed(2)}–${ratio.p75.toFixed(2)})`;
      return `${`${cache}, ${title}`.padEnd(36)}${medians.join('')}${ratios.padEnd(20)}${atMost}`;
    }),
  );
  return [
    `${'medians; ratio by round (quarters)'.padEnd(36)}composed    limit page  ratio               goal`,
    ...lines,
  ].join('\n');
}
