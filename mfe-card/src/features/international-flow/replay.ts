import type { Launch } from './flow-countries.ts';

export interface Years {
  readonly first: number;
  readonly last: number;
}

/** Duration of a whole replay, and minimum and maximum duration of a year, in milliseconds. */
const REPLAY_MS = 8000;
const SHORTEST_MS = 250;
const LONGEST_MS = 1000;

const yearOf = (date: string) => Number(date.slice(0, 4));

/** The years between the first and the last launch; null if there are not two. */
export function replayYears(launches: readonly Launch[]): Years | null {
  const years = launches.flatMap(({ date }) => (date === null ? [] : [yearOf(date)]));
  const [first, last] = [Math.min(...years), Math.max(...years)];
  return first < last ? { first, last } : null;
}

/** The launches up to the end of a year. The last year includes those without a date. */
export function launchedBy(launches: readonly Launch[], year: number, { last }: Years): readonly Launch[] {
  return year >= last ? launches : launches.filter(({ date }) => date !== null && yearOf(date) <= year);
}

/** How long a replay shows a year, in milliseconds. */
export function yearDuration({ first, last }: Years): number {
  return Math.min(LONGEST_MS, Math.max(SHORTEST_MS, REPLAY_MS / (last - first + 1)));
}
