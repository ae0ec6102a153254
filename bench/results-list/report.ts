import { quantile } from '../statistics.ts';
import type { ScrollFigures } from './in-page.ts';
import { INTERACTIONS, type Interaction } from './interactions.ts';
import { VIEWS, type View } from './loaded-results.ts';

export const LISTS = ['airdex', 'plain list'] as const;
export type List = (typeof LISTS)[number];

/** The figures of one round. */
export interface Round {
  readonly scrolling: Readonly<Record<List, Readonly<Record<View, ScrollFigures>>>>;
  readonly interactions: Readonly<Record<Interaction, number>>;
}

const FIGURES: Readonly<Record<keyof ScrollFigures, string>> = {
  longestFrameMs: 'longest frame, ms',
  framesOver50: 'frames over 50 ms',
  frames: 'frames in 9 s',
  nodesMax: 'elements at most',
  blankLooks: 'looks that found no row',
  textLooks: 'looks that found a row of text alone',
  looks: 'looks at the middle',
};

const middle = (figures: readonly number[]) => quantile(figures, 0.5).toFixed(0).padStart(7);
const range = (figures: readonly number[]) =>
  `(${Math.min(...figures).toFixed(0)}–${Math.max(...figures).toFixed(0)})`;

/** Medians over the rounds, with minimum and maximum. */
export function describeScrolling(rounds: readonly Round[]): string {
  const lines = [
    `${'scrolling: median (least–most)'.padEnd(46)}${LISTS.map((list) => list.padEnd(24)).join('')}`,
  ];
  for (const view of VIEWS) {
    for (const [key, title] of Object.entries(FIGURES)) {
      const cells = LISTS.map((list) => {
        const figures = rounds.map(({ scrolling }) => scrolling[list][view][key as keyof typeof FIGURES]);
        return `${middle(figures)} ${range(figures)}`.padEnd(24);
      });
      lines.push(`${`${view}, ${title}`.padEnd(46)}${cells.join('')}`);
    }
  }
  return lines.join('\n');
}

/** Medians over the rounds, with minimum and maximum; the limit is 100 ms. */
export function describeInteractions(rounds: readonly Round[]): string {
  const lines = INTERACTIONS.map((name) => {
    const figures = rounds.map(({ interactions }) => interactions[name]);
    const isOver = quantile(figures, 0.5) > 100;
    return `${name.padEnd(46)}${middle(figures)} ${range(figures)}${isOver ? '  over the limit of 100 ms' : ''}`;
  });
  return ['interaction to next paint, ms: median (least–most)', ...lines].join('\n');
}
