const DAY_MS = 86_400_000;

/** Days since 1970-01-01 of a date YYYY-MM-DD. Throws if it is invalid. */
export function dayNumber(date: string): number {
  const time = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : NaN;
  if (Number.isNaN(time)) throw new Error(`'${date}' is not a date in the form YYYY-MM-DD.`);
  return time / DAY_MS;
}

/** The date YYYY-MM-DD of a day number. */
export function dayText(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}
