import type { Timeslot } from '@airdex/shared-contracts/constants';

/**
 * The slots of the day by local start time: a slot lasts from its start until the next slot starts. All
 * countries use the same hours, so that slots of different markets can be compared; times after midnight
 * belong to the night before.
 *
 * daytime 06:00 – 17:59
 * access_primetime 18:00 – 19:59
 * primetime 20:00 – 22:29
 * latenight 22:30 – 05:59
 */
export const TIMESLOT_STARTS: Readonly<Record<Timeslot, string>> = {
  daytime: '06:00',
  access_primetime: '18:00',
  primetime: '20:00',
  latenight: '22:30',
};

/** The timeslot of a local start time, given as HH:MM or HH:MM:SS. Throws on anything else. */
export function timeslotOf(localTime: string): Timeslot {
  const matched = /^([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/.exec(localTime);
  if (!matched) throw new Error(`Not a local time: "${localTime}"`);
  const time = localTime.slice(0, 5);
  if (time < TIMESLOT_STARTS.daytime || time >= TIMESLOT_STARTS.latenight) return 'latenight';
  if (time >= TIMESLOT_STARTS.primetime) return 'primetime';
  return time >= TIMESLOT_STARTS.access_primetime ? 'access_primetime' : 'daytime';
}
