import type { RowOutcome } from '../report/row-outcome.ts';

/** One broadcast of a guide, as its row gives it. */
export interface Airing {
  readonly ticket: RowOutcome;
  /** The clock as written, as if it were UTC: milliseconds since 1970. */
  readonly wall: number;
  /** Minutes east of UTC; null when the guide doesn't say. */
  readonly offset: number | null;
  /** Local date and time where the guide itself gives them. */
  readonly local: { readonly date: string; readonly time: string } | null;
  /** Minutes; null when neither a stop nor a length is given. */
  readonly duration: number | null;
  /** Whether several programmes share one slot, so that no duration can be told for each. */
  readonly sharesSlot: boolean;
  readonly facts: AiringFacts;
}

/** What the guide says of the programme at that broadcast. */
export interface AiringFacts {
  readonly title: string;
  readonly titleEn: string | null;
  readonly titleZh: string | null;
  readonly descriptionEn: string | null;
  readonly descriptionZh: string | null;
  readonly hosts: readonly string[];
  readonly cast: readonly string[];
  readonly directors: readonly string[];
  readonly categories: readonly string[];
  /** ISO codes. */
  readonly countries: readonly string[];
  readonly season: number | null;
  readonly episodes: number | null;
}

/** The moment of an airing as far as it is known: with an unknown offset, its clock stands for it. */
export function momentOf(airing: Airing): number {
  return airing.wall - (airing.offset ?? 0) * 60_000;
}
