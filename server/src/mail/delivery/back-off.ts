const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** Pauses before a mail is tried again, milliseconds; the last one from then on. */
export const BACK_OFF_MS = [1, 2, 5, 10, 20, 30, 60].map((minutes) => minutes * MINUTE_MS);

/** The same for mails that somebody waits for: a short interruption should cost seconds. */
export const IMPATIENT_BACK_OFF_MS = [1 * SECOND_MS, 10 * SECOND_MS, ...BACK_OFF_MS];

/** The pause after a failure that came after this many others. */
export function backOff(pauses: readonly number[], failures: number): number {
  return pauses[Math.min(failures, pauses.length - 1)] ?? 0;
}
