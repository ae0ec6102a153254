import { timeslotOf, type FrequencyKey } from '@airdex/catalogue-data/reference';
import type { ProgrammeValues } from '../staging/programme-values.ts';
import { given } from '../rows/given-values.ts';
import { maskOfDate } from '../values/weekday-mask.ts';
import { clockOf, minutesOf } from '../values/clock-time.ts';
import type { LocalAiring } from './local-clock.ts';

export interface TimedAiring extends LocalAiring {
  readonly duration: number | null;
}

/** From this number of airings on, a guide shows a regular pattern and not a coincidence. */
const HABIT = 3;

/**
 * Derives the launch from the airings of one programme on one channel, earliest first. The launch is the
 * first airing that the guide shows; weekdays are all days with an airing; the slot begins at the hour that
 * most airings share (if at least half do); the duration is the median. A frequency is set only if the guide
 * shows a regular pattern: every weekday, every day of the week, or the same weekday in three weeks or more.
 */
export function launchOfAirings(
  airings: readonly TimedAiring[],
): Partial<ProgrammeValues> & { frequency?: FrequencyKey } {
  const [first] = airings;
  if (!first) return {};
  const start = usualStart(airings);
  const duration = median(airings.flatMap((airing) => airing.duration ?? []));
  const hour = start ?? first.time;
  return given({
    launch_date: first.date,
    launch_date_precision: 'day' as const,
    launch_time: first.time,
    slot_start: start,
    slot_end: start && duration ? clockOf(minutesOf(start) + duration) : null,
    timeslot: hour ? timeslotOf(hour) : null,
    weekdays: airings.reduce((mask, { date }) => mask | maskOfDate(date), 0),
    duration_minutes: duration,
    frequency: frequencyOf(new Set(airings.map(({ date }) => date))),
  });
}

function usualStart(airings: readonly TimedAiring[]): string | null {
  const counts = new Map<string, number>();
  for (const { time } of airings) if (time) counts.set(time, (counts.get(time) ?? 0) + 1);
  const [best] = [...counts].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]));
  return best && best[1] * 2 >= airings.length ? best[0] : null;
}

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
}

function frequencyOf(dates: ReadonlySet<string>): FrequencyKey | null {
  const mask = [...dates].reduce((days, date) => days | maskOfDate(date), 0);
  if (mask === 0b1111111) return 'daily';
  if (mask === 0b0011111) return 'weekdays';
  return dates.size >= HABIT && (mask & (mask - 1)) === 0 ? 'weekly' : null;
}
