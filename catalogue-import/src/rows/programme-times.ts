import { timeslotOf } from '@airdex/catalogue-data/reference';
import type { ProgrammeValues } from '../staging/programme-values.ts';
import { dayAfter } from '../values/calendar-date.ts';
import { shiftedMask } from '../values/weekday-mask.ts';
import { given } from './given-values.ts';
import type { RowReader } from './row-reader.ts';

export type TimeValues = Pick<
  ProgrammeValues,
  | 'launch_date'
  | 'launch_date_precision'
  | 'launch_time'
  | 'end_date'
  | 'slot_start'
  | 'slot_end'
  | 'timeslot'
  | 'weekdays'
  | 'duration_minutes'
>;

export interface TimeColumns {
  readonly launchDate: string;
  readonly launchTime?: string;
  readonly endDate?: string;
  readonly slotStart?: string;
  readonly slotEnd?: string;
  readonly weekdays?: string;
  readonly duration?: string;
}

/**
 * When a programme is launched and on air. The timeslot follows from the slot, or else the launch time, for
 * TV only: the release hour of a platform is not a slot of the day.
 */
export function programmeTimes(row: RowReader, columns: TimeColumns, platformId: number): TimeValues {
  const launch = row.date(columns.launchDate);
  const time = columns.launchTime ? row.clock(columns.launchTime) : null;
  const slotStart = columns.slotStart ? row.clock(columns.slotStart) : null;
  const slotEnd = columns.slotEnd ? row.clock(columns.slotEnd) : null;
  const end = columns.endDate ? row.date(columns.endDate) : null;
  const start = slotStart?.time ?? time?.time;
  const days = launch?.precision === 'day' ? ((time ?? slotStart)?.dayShift ?? 0) : 0;
  const weekdays = columns.weekdays ? row.weekdays(columns.weekdays) : null;
  return given({
    launch_date: launch && dayAfter(launch.date, days),
    launch_date_precision: launch?.precision,
    launch_time: time?.time,
    end_date: end?.precision === 'day' ? dayAfter(end.date, days) : null,
    slot_start: slotStart?.time,
    slot_end: slotEnd?.time,
    timeslot: start && platformId === 1 ? timeslotOf(start) : null,
    // They are the days of the schedule that the row's own dates follow.
    weekdays: weekdays && shiftedMask(weekdays, days),
    duration_minutes: columns.duration ? row.duration(columns.duration) : null,
  });
}
