import { type Bitmap, complementOf, emptyBitmap, rowsOf, sizeOf } from '../data/bitmap.ts';
import type { FacetName } from '../query.ts';
import type { Catalogue } from './catalogue.ts';
import { FACET_COLUMNS } from './facet-columns.ts';

/** Counts of all rows by facet, each counted when it is first needed. */
export class FacetTotals {
  readonly #catalogue: Catalogue;
  readonly #totals = new Map<FacetName, Int32Array>();

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue;
  }

  of(facet: FacetName): Int32Array {
    let totals = this.#totals.get(facet);
    if (totals === undefined) {
      const { rows } = this.#catalogue;
      const all = rowsOf(complementOf(emptyBitmap(rows), rows));
      totals = FACET_COLUMNS[facet].count(this.#catalogue, all);
      this.#totals.set(facet, totals);
    }
    return totals;
  }
}

/** A set of rows to be counted: most of all rows are counted by what is missing. */
export class CountedRows {
  readonly #rows: Int32Array;
  readonly #isMissing: boolean;

  constructor(set: Bitmap, rows: number) {
    this.#isMissing = sizeOf(set) > rows / 2;
    this.#rows = rowsOf(this.#isMissing ? complementOf(set, rows) : set);
  }

  /** By option of the facet, how many of the rows have it. */
  count(facet: FacetName, catalogue: Catalogue, totals: FacetTotals): Int32Array {
    const counts = FACET_COLUMNS[facet].count(catalogue, this.#rows);
    return this.#isMissing ? totals.of(facet).map((total, i) => total - (counts[i] ?? 0)) : counts;
  }
}
