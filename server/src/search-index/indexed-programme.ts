import type { FormatTypeId, Timeslot } from '@airdex/shared-contracts/constants';
import type { ReferenceTables } from './reference-tables.ts';

/** Text of one searched field: one text or several; a term never matches across two of them. */
export type SearchText = string | readonly string[] | null;

/**
 * What the index needs to know about one programme. Unknown values are null or an empty list, never guessed.
 */
export interface IndexedProgramme {
  /** 32-bit integer, unique. */
  readonly id: number;
  readonly channelId: number | null;
  /** 1 is TV, 2 and 3 are both online. */
  readonly platformId: number | null;
  readonly subGenreId: number | null;
  readonly formatType: FormatTypeId | null;
  readonly timeslot: Timeslot | null;
  readonly durationMinutes: number | null;
  readonly frequencyId: number | null;
  /** Bit 0 Monday to bit 6 Sunday; 0 when unknown. */
  readonly weekdays: number;
  /** Country ids. */
  readonly producedIn: readonly number[];
  /** Country ids. */
  readonly developedIn: readonly number[];
  readonly keywordIds: readonly number[];
  /** YYYY-MM-DD. */
  readonly launchDate: string | null;
  /** Minutes after midnight, below 1440. */
  readonly beginTimeMinutes: number | null;
  readonly isNotaSelection: boolean;
  readonly hasVideo: boolean;
  readonly hasEvaluation: boolean;
  /** Shares in percent. */
  readonly sharePremiere: number | null;
  readonly shareAverage: number | null;
  /** Share of the channel's slot, in percent: the reference for an audience booster. */
  readonly slotShare: number | null;

  /** As shown in the results: it is searched, and determines their order by title. */
  readonly localTitle: string | null;
  readonly formatTitle: string | null;
  readonly originalTitle: string | null;
  readonly translatedTitles: SearchText;
  /** Concept and descriptions, in every available language. */
  readonly concepts: SearchText;
  readonly producers: SearchText;
  readonly distributors: SearchText;
  readonly hostCast: SearchText;
  readonly executiveProducers: SearchText;
  readonly directors: SearchText;
}

/** A catalogue to build an index from. */
export interface IndexSource {
  /**
   * Identifies the state of the catalogue: the same version always means the same content. The index returns
   * it as its own version.
   */
  readonly version: string;
  readonly references: ReferenceTables;
  /** Batches of programmes, in any order. Batches of about 1,000 do not block the main thread. */
  readonly programmes: AsyncIterable<readonly IndexedProgramme[]>;
}
