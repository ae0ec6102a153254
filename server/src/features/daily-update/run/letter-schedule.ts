import { DateTime } from 'luxon';

/** When letters are due: at a time of day in a time zone. */
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
 * The day that contains `now`, and whether its letters are due. If clocks skip the time, letters are due when
 * that hour would have ended; if they repeat it, at its first occurrence. Only the current day's letters are
 * ever due: days during which the server was down are not made up for.
 */
export function letterDay({ time, zone }: LetterSchedule, now: Date): LetterDay {
  const local = DateTime.fromJSDate(now, { zone });
  const day = local.toFormat('yyyy-MM-dd');
  // If the clock shows the time twice, the first one counts.
  const moments = DateTime.fromISO(`${day}T${time}`, { zone }).getPossibleOffsets();
  const dueAt = new Date(Math.min(...moments.map((moment) => moment.toMillis())));
  return { day, dueAt, isDue: dueAt <= now };
}
