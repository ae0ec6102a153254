import {
  DURATION_BUCKETS,
  PLATFORMS,
  performanceColor,
  platformOfCard,
  TIMESLOTS,
} from '@airdex/shared-contracts/constants';
import { FLAGS, NO_DAY } from '../data/index-data.ts';
import { dayNumber } from '../data/day-number.ts';
import type { IndexedProgramme } from '../indexed-programme.ts';

/** Values of the single-number columns, as `Columns` describes them. */

export function dayOf({ launchDate }: IndexedProgramme): number {
  return launchDate === null ? NO_DAY : dayNumber(launchDate);
}

export function timeOf({ beginTimeMinutes: minutes }: IndexedProgramme): number {
  return minutes === null ? 0 : Math.min(Math.max(Math.trunc(minutes), 0) + 1, 0xffff);
}

export function platformOf({ platformId }: IndexedProgramme): number {
  const platform = platformOfCard(platformId);
  return platform === null ? 0 : PLATFORMS[platform];
}

export function timeslotOf({ timeslot }: IndexedProgramme): number {
  return timeslot === null ? 0 : TIMESLOTS.indexOf(timeslot) + 1;
}

export function durationOf({ durationMinutes }: IndexedProgramme): number {
  if (durationMinutes === null) return 0;
  const minutes = Math.round(durationMinutes);
  const bucket = DURATION_BUCKETS.find(
    ({ min, max }) => (min === null || minutes >= min) && (max === null || minutes <= max),
  );
  return bucket?.id ?? 0;
}

export function flagsOf(programme: IndexedProgramme): number {
  const isBooster = performanceColor(programme.shareAverage, programme.slotShare) === 'green';
  return (
    (programme.isNotaSelection ? FLAGS.notaSelection : 0) |
    (programme.hasVideo ? FLAGS.video : 0) |
    (programme.hasEvaluation ? FLAGS.evaluation : 0) |
    (isBooster ? FLAGS.audienceBooster : 0)
  );
}
