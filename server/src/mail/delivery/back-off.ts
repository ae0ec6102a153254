const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** Delays before a mail is retried, milliseconds; the last one repeats. */
export const BACK_OFF_MS = [1, 2, 5, 10, 20, 30, 60].map((minutes) => minutes * MINUTE_MS);

/** The same for mails that a user is waiting for: a short interruption should cost seconds. */
export const IMPATIENT_BACK_OFF_MS = [1 * SECOND_MS, 10 * SECOND_MS, ...BACK_OFF_MS];

/** The delay after a failure that follows this many others. */
export function backOff(pauses: readonly number[], failures: number): number {
  return pauses[Math.min(failures, pauses.length - 1)] ?? 0;
}
