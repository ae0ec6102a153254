import { DateTime } from 'luxon';

/** When letters are due: at a time of the day in a time zone. */
export interface LetterSchedule {
  /** HH:MM. */
  readonly time: string;
  /** IANA name. */
  readonly zone: string;
}

export interface LetterDay {
  /** YYYY-MM-DD, in the schedule's zone. */
  readonly day: string;
  /** When the day's letters are due. */
  readonly dueAt: Date;
  readonly isDue: boolean;
}

/**
 * The day that `now` lies in, and whether its letters are due. Where clocks are put forward over the time, letters are
 * due when that hour would have ended; where they are put back over it, at its first pass. Only a day's own letters
 * are ever due: those of a day the server slept through are not made up for.
 */
export function letterDay({ time, zone }: LetterSchedule, now: Date): LetterDay {
  const local = DateTime.fromJSDate(now, { zone });
  const day = local.toFormat('yyyy-MM-dd');
  // Where the clock shows the time twice, the first counts.
  const moments = DateTime.fromISO(`${day}T${time}`, { zone }).getPossibleOffsets();
  const dueAt = new Date(Math.min(...moments.map((moment) => moment.toMillis())));
  return { day, dueAt, isDue: dueAt <= now };
}
