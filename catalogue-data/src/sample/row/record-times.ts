import { isoOf, timeOf, type Day } from '../calendar.ts';
import type { Random } from '../random.ts';

/**
 * When a launch was entered and last modified. It is entered shortly before it goes on air or in the days
 * after, so that every day up to today has new entries; nothing is later than early today.
 */
export function drawRecordTimes(
  launch: Day,
  today: Day,
  random: Random,
): { readonly created_at: string; readonly updated_at: string } {
  const lead = launch > today ? random.whole(1, 45) : 0;
  const created = launch > today ? today - lead : Math.min(today, launch + random.whole(-20, 6));
  const updated = Math.min(today, created + (random.chance(0.5) ? random.whole(0, 60) : 0));
  return {
    created_at: moment(created, random),
    updated_at: moment(Math.max(updated, created), random, 12),
  };
}

/** A time of the night in UTC; later entries fall into the hours after it. */
function moment(day: Day, random: Random, laterHours = 0): string {
  const minutes = day === 0 ? 0 : random.whole(0, 239);
  return `${isoOf(day)}T${timeOf(minutes + (laterHours > 0 ? 240 : 0))}:${String(random.whole(0, 59)).padStart(2, '0')}Z`;
}
