export interface ClockReading {
  /** HH:MM. */
  readonly time: string;
  /**
   * Days to add to the date: 1 from "24:00" on, as in late-night schedules that continue after midnight.
   */
  readonly dayShift: 0 | 1;
}

const CLOCK = /^(\d{1,2})[:.h](\d{2})(?::\d{2})?\s*(a\.?m\.?|p\.?m\.?)?$/i;

/** Reads "21:00", "9:00 P.M.", "24:30"; null for anything else. Hours reach 29. */
export function clockTime(text: string | null | undefined): ClockReading | null {
  const matched = CLOCK.exec(text?.replaceAll('\u00a0', ' ').trim() ?? '');
  if (!matched) return null;
  let hours = Number(matched[1]);
  const minutes = Number(matched[2]);
  const half = matched[3]?.[0]?.toLowerCase();
  if (minutes > 59 || hours > 29 || (half && (hours < 1 || hours > 12))) return null;
  if (half === 'p' && hours < 12) hours += 12;
  if (half === 'a' && hours === 12) hours = 0;
  return { time: clockOf((hours % 24) * 60 + minutes), dayShift: hours >= 24 ? 1 : 0 };
}

/** HH:MM of minutes since midnight; wraps around midnight in both directions. */
export function clockOf(minutes: number): string {
  const day = ((minutes % 1440) + 1440) % 1440;
  return `${String(Math.floor(day / 60)).padStart(2, '0')}:${String(day % 60).padStart(2, '0')}`;
}

/** Minutes since midnight of HH:MM. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}
