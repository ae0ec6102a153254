import type { RowOutcome } from '../report/row-outcome.ts';

/** Figures of one episode from a table. Viewers in thousands, ratings and shares in percent. */
export interface EpisodeRating {
  readonly outcome: RowOutcome;
  readonly series: string;
  /** ISO code. */
  readonly country: string | null;
  readonly channel: string | null;
  readonly season: number | null;
  /** The season's id in its source, if it has one. */
  readonly seasonId: string | null;
  readonly episode: number | null;
  /** YYYY-MM-DD. */
  readonly airDate: string | null;
  readonly source: { readonly description: string | null; readonly licence: string | null };
  readonly figures: EpisodeFigures;
}

export interface EpisodeFigures {
  readonly viewers: number | null;
  readonly rating: number | null;
  readonly share: number | null;
  readonly rating1849: number | null;
  readonly share1849: number | null;
}

export function hasFigures(figures: EpisodeFigures): boolean {
  return Object.values(figures).some((value) => value !== null);
}
