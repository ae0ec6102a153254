/** When a browser moves away from a composition, and how it looks for another. `public/first-paint.js` has some of them again. */
export const COMPOSITION_LIMITS = {
  /** Failed loads of its remotes in this browser, over all pages and tabs, and how long each counts, in milliseconds. */
  loadFailures: 3,
  failuresMs: 10 * 60_000,
  /** Starts of the shell that came to nothing, or crashes of it, in this browser within that time. */
  shellFailures: 3,
  /** Time from the run of the shell's scripts until it has to stand, in milliseconds. */
  startMs: 4_000,
  /** Screens that crashed in one page, and their share of those that were mounted. */
  crashes: 3,
  crashShare: 0.3,
  /** Time between two looks at what the registry offers, in milliseconds, while the page is visible. */
  pollMs: 60_000,
} as const;
