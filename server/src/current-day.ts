/** The current day in UTC, YYYY-MM-DD. */
export function currentDay(now = new Date()): string {
  return now.toISOString().slice(0, 10);
}
