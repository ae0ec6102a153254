import type { Bitmap } from '../data/bitmap.ts';

/** One condition that programmes must meet. */
export interface Criterion {
  /** Equal keys mean equal rows in one catalogue; null when that can't be said, so that nothing is remembered. */
  readonly key: string | null;
  readonly rows: () => Bitmap;
}

/** Facets whose own selection is cleared to count their alternatives, and the dates, whose bounds are asked for alike. */
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
  /** By linked facet its own condition, when the filter has one. */
  readonly linked: Partial<Record<Linked, Criterion>>;
  readonly others: readonly Criterion[];
}

/** A key for the values that were chosen, whatever their order. */
export function keyOf(name: string, values: Iterable<number>): string {
  return `${name}:${[...new Set(values)].sort((a, b) => a - b).join()}`;
}
