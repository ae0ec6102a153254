import './webassembly-types.ts';
import { SEARCH_TITLES, type SearchTitle } from '@airdex/shared-contracts/constants';

/** The bit of a searched field in postings and sections. */
export function fieldBit(field: SearchTitle): number {
  return 1 << SEARCH_TITLES.indexOf(field);
}

export function fieldBits(fields: readonly SearchTitle[]): number {
  return fields.reduce((bits, field) => bits | fieldBit(field), 0);
}

/** Texts `first` to `end` (excluded): all those that occur in exactly these fields, with these kinds of characters. */
export interface TextSection {
  readonly fields: number;
  /** As `characterKindsOf` returns them. */
  readonly characterKinds: number;
  readonly first: number;
  readonly end: number;
}

/** The layout of the memory, as addresses in bytes. */
export interface TextLayout {
  /** Start of the texts, each ended by the byte 0xFF. */
  readonly bytes: number;
  /** Offsets from `bytes` by text, one more than texts (u32). */
  readonly starts: number;
  /** By text the first of its postings, one more than texts (u32). */
  readonly postingStarts: number;
  /** By posting its row (u32). */
  readonly postingRows: number;
  /** By posting the fields in which the row has the text (u16). */
  readonly postingFields: number;
  /**
   * First of the threads' own areas: a bitmap of rows, then the needle. They are last: what is before them
   * does not depend on the number of threads, and never changes.
   */
  readonly scratch: number;
  readonly scratchBytes: number;
}

/**
 * All searched texts, normalised, each distinct one once, with its rows, in a WebAssembly memory that the
 * threads share. Keywords are not included: they are few and found by their names.
 */
export interface TextStore {
  readonly memory: WebAssembly.Memory;
  readonly layout: TextLayout;
  readonly sections: readonly TextSection[];
  /** How often each byte occurs, to search for the rarest bytes of a term. */
  readonly byteCounts: Uint32Array;
  /** Bytes of the longest text: no longer term can be found. */
  readonly longest: number;
}
