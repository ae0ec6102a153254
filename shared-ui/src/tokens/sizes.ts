/** Spacing steps in pixels: a base of 8 with a half-step of 4. Equal to `--space-*` in tokens.css. */
export const space = {
  half: 4,
  1: 8,
  '1-half': 12,
  2: 16,
  3: 24,
  4: 32,
  5: 40,
  6: 48,
  8: 64,
} as const;

/** Sizes of the application's frame in pixels. Equal to `--frame-*` in tokens.css. */
export const frame = {
  header: 56,
  nav: 200,
  'nav-collapsed': 65,
  panel: 300,
  recap: 40,
  'result-bar': 48,
} as const;
