/** Median and quartiles of figures. */
export interface Spread {
  readonly p25: number;
  readonly median: number;
  readonly p75: number;
}

/** The value that `part` (0 to 1) of the figures do not exceed, interpolated between two neighbours. */
export function quantile(figures: readonly number[], part: number): number {
  const sorted = figures.toSorted((left, right) => left - right);
  const place = (sorted.length - 1) * part;
  const below = sorted[Math.floor(place)] ?? NaN;
  const above = sorted[Math.ceil(place)] ?? NaN;
  return below + (above - below) * (place - Math.floor(place));
}

export function spread(figures: readonly number[]): Spread {
  return { p25: quantile(figures, 0.25), median: quantile(figures, 0.5), p75: quantile(figures, 0.75) };
}
