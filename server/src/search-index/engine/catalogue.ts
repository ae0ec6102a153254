import { NO_FREQUENCY_ID } from '@airdex/shared-contracts/constants';
import { type Columns, type IndexData, NO_DAY, type ReferenceData } from '../data/index-data.ts';
import { OptionPositions } from './option-positions.ts';

/** The index data as a thread reads it, with lookups of rows by id and date. */
export class Catalogue {
  readonly rows: number;
  readonly columns: Columns;
  readonly rowsBy: IndexData['rowsBy'];
  readonly references: ReferenceData;
  readonly countries: OptionPositions;
  readonly channels: OptionPositions;
  readonly genres: OptionPositions;
  readonly subGenres: OptionPositions;
  readonly keywords: OptionPositions;
  readonly frequencies: OptionPositions;
  /** Rows with a launch date: they come first. */
  readonly datedRows: number;

  constructor({ rows, columns, rowsBy, references }: IndexData) {
    this.rows = rows;
    this.columns = columns;
    this.rowsBy = rowsBy;
    this.references = references;
    this.countries = new OptionPositions(references.countries);
    this.channels = new OptionPositions(references.channels);
    this.genres = new OptionPositions(references.genres);
    this.subGenres = new OptionPositions(references.subGenres);
    this.keywords = new OptionPositions(references.keywords);
    this.frequencies = new OptionPositions(references.frequencies, NO_FREQUENCY_ID);
    this.datedRows = this.#rowsAfter(NO_DAY);
  }

  /** The row of a programme, or -1. */
  rowOf(id: number): number {
    const { ids, rowsById } = this.columns;
    let low = 0;
    let high = rowsById.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((ids[rowsById[middle] ?? 0] ?? 0) < id) low = middle + 1;
      else high = middle;
    }
    const row = rowsById[low] ?? -1;
    return row !== -1 && ids[row] === id ? row : -1;
  }

  /** First and last row (excluded) of the launch dates between two days, both included; null is open. */
  rowsBetween(from: number | null, to: number | null): { first: number; end: number } {
    return {
      first: to === null ? 0 : this.#rowsAfter(to),
      end: from === null ? this.datedRows : this.#rowsAfter(from - 1),
    };
  }

  /** How many rows launch after a day: they come first. */
  #rowsAfter(day: number): number {
    const { days } = this.columns;
    let low = 0;
    let high = days.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((days[middle] ?? 0) > day) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
