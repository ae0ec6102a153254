/** Limits for moving away from a composition and finding another one. */
export const COMPOSITION_LIMITS = {
  /** Failed loads of its remotes in this browser, in all pages and tabs, and how long each counts, in milliseconds. */
  loadFailures: 3,
  failuresMs: 10 * 60_000,
  /** Failed starts or crashes of the shell, in this browser within that time. */
  shellFailures: 3,
  /** Time from the run of the shell's scripts until it must have started, in milliseconds. */
  startMs: 4_000,
  /** Crashed screens in one page, and their share of all screens. */
  crashes: 3,
  crashShare: 0.3,
  /** Interval between two requests for the offered composition, in milliseconds, while the page is visible. */
  pollMs: 60_000,
  /** Maximum time for its response, in milliseconds. */
  answerMs: 10_000,
} as const;
