import type { Bitmap } from '../data/bitmap.ts';

/** One condition that programmes must meet. */
export interface Criterion {
  /** Equal keys mean equal rows in one catalogue; null if unknown, so that nothing is cached. */
  readonly key: string | null;
  readonly rows: () => Bitmap;
}

/**
 * Facets whose own selection is cleared to count their alternatives, and the dates, whose bounds are
 * requested in the same way.
 */
export const LINKED = [
  'countries',
  'developedIn',
  'producedIn',
  'genres',
  'keywords',
  'platforms',
  'dates',
] as const;
export type Linked = (typeof LINKED)[number];

/** A filter in a scope, as conditions that must all be met. */
export interface Criteria {
  /** By linked facet its own condition, if the filter has one. */
  readonly linked: Partial<Record<Linked, Criterion>>;
  readonly others: readonly Criterion[];
}

/** A key for the selected values, independent of their order. */
export function keyOf(name: string, values: Iterable<number>): string {
  return `${name}:${[...new Set(values)].sort((a, b) => a - b).join()}`;
}
