/** Times of a day, HH:mm, both inclusive. */
export interface TimeRange {
  readonly start: string;
  readonly end: string;
}

export const DEFAULT_TIME_RANGE: TimeRange = { start: '10:00', end: '12:59' };

const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));

/** A range starts at a full or half hour … */
export const START_TIMES: readonly string[] = HOURS.flatMap((hour) => [`${hour}:00`, `${hour}:30`]);

/** … and ends with the last minute of an hour. */
export const END_TIMES: readonly string[] = HOURS.map((hour) => `${hour}:59`);

/** The end of the hour that contains a time. */
const endOfHour = (time: string) => `${time.slice(0, 2)}:59`;

/** The range with another start; a start after the end moves the end to its own hour. */
export function withStartTime({ end }: TimeRange, start: string): TimeRange {
  return { start, end: start > end ? endOfHour(start) : end };
}

/** The range with another end; an end before the start moves the start to the beginning of its hour. */
export function withEndTime({ start }: TimeRange, end: string): TimeRange {
  return { start: start > end ? `${end.slice(0, 2)}:00` : start, end };
}
