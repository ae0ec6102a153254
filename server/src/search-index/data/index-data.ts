import type { Language } from '@airdex/shared-contracts/constants';
import type { TextStore } from './text-store.ts';

/** Numbers by row: those of row r are `values[starts[r]]` to `values[starts[r + 1]]`, excluding the last. */
export interface RowLists {
  readonly starts: Uint32Array;
  readonly values: Uint16Array;
}

/** Rows by value, ascending: those of value v are `rows[starts[v]]` to `rows[starts[v + 1]]`, excluding the last. */
export interface RowsByValue {
  readonly starts: Uint32Array;
  readonly rows: Uint32Array;
}

/** One list of options. Columns contain positions in it; position 0 means "none". */
export interface OptionList {
  /** Id by position. */
  readonly ids: Int32Array;
  /** Positions by name, then id. */
  readonly byName: Readonly<Record<Language, Int32Array>>;
  /** Rank of the name by position, from 1; equal names share one; 0 without a name. */
  readonly nameRanks: Readonly<Record<Language, Int32Array>>;
}

export interface ReferenceData {
  readonly countries: OptionList;
  readonly channels: OptionList;
  readonly genres: OptionList;
  readonly subGenres: OptionList;
  readonly keywords: OptionList;
  readonly frequencies: OptionList;
  /** Position of the country by position of the channel. */
  readonly channelCountries: Int32Array;
  /** Position of the genre by position of the subgenre. */
  readonly subGenreGenres: Int32Array;
  /** Position of the topmost ancestor by position of the keyword; its own if it is at the top. */
  readonly keywordRoots: Int32Array;
  /** Rank of the translated name by format type id. */
  readonly formatTypeRanks: Readonly<Record<Language, Int32Array>>;
  /** Normalised names in both languages by position of the keyword. */
  readonly keywordTexts: readonly (readonly string[])[];
}

/** Bits of the column `flags`. */
export const FLAGS = { notaSelection: 1, video: 2, evaluation: 4, audienceBooster: 8 } as const;

/** Means no launch date in the column `days`; before every real day. */
export const NO_DAY = -0x80000000;

/**
 * The programmes by row. Rows are in the default order: newest launch first (day, then time, unknown ones
 * last), then id. So the default order needs no sorting, stable sorting breaks every tie, and a range of
 * dates is a range of rows.
 */
export interface Columns {
  readonly ids: Int32Array;
  /** Rows by id, ascending. */
  readonly rowsById: Int32Array;
  /** Days since 1970-01-01, or `NO_DAY`. */
  readonly days: Int32Array;
  /** Minutes plus 1; 0 unknown. */
  readonly times: Uint16Array;
  readonly channels: Uint16Array;
  readonly subGenres: Uint16Array;
  readonly frequencies: Uint16Array;
  /** As named in the filter; 0 unknown. */
  readonly platforms: Uint8Array;
  readonly formatTypes: Uint8Array;
  /** Index in `TIMESLOTS` plus 1; 0 unknown. */
  readonly timeslots: Uint8Array;
  /** Bit 0 Monday to bit 6 Sunday. */
  readonly weekdays: Uint8Array;
  /** Id of the duration's bucket; 0 unknown. */
  readonly durations: Uint8Array;
  readonly flags: Uint8Array;
  readonly producedIn: RowLists;
  readonly developedIn: RowLists;
  readonly keywords: RowLists;
  /** Topmost ancestors of the row's keywords, each once. */
  readonly keywordRoots: RowLists;
  /** Rank of the share among all, from 1 for the smallest; 0 unknown. */
  readonly premiereRanks: Int32Array;
  readonly averageRanks: Int32Array;
  /** Rank of the local title, from 1; 0 unknown. */
  readonly titleRanks: Readonly<Record<Language, Int32Array>>;
}

/** A built index: only numbers in shared memory and small lists, so that it can be passed to threads. */
export interface IndexData {
  readonly rows: number;
  readonly references: ReferenceData;
  readonly columns: Columns;
  /** For the columns of long lists of options: selecting a few does not read the others. */
  readonly rowsBy: Readonly<
    Record<'channels' | 'subGenres' | 'producedIn' | 'developedIn' | 'keywords', RowsByValue>
  >;
  readonly texts: TextStore;
}
