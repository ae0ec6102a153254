import type { RowOutcome } from '../report/row-outcome.ts';

/** One broadcast of a guide, as given in its row. */
export interface Airing {
  readonly outcome: RowOutcome;
  /** The clock time as written, as if it were UTC: milliseconds since 1970. */
  readonly wall: number;
  /** Minutes east of UTC; null if the guide does not give it. */
  readonly offset: number | null;
  /** Local date and time, if the guide gives them. */
  readonly local: { readonly date: string; readonly time: string } | null;
  /** Minutes; null if neither a stop nor a length is given. */
  readonly duration: number | null;
  /** Whether several programmes share one slot, so that their individual durations are unknown. */
  readonly sharesSlot: boolean;
  readonly facts: AiringFacts;
}

/** What the guide says about the programme at that broadcast. */
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

/** The moment of an airing as far as it is known: without an offset, the local time counts as UTC. */
export function momentOf(airing: Airing): number {
  return airing.wall - (airing.offset ?? 0) * 60_000;
}
