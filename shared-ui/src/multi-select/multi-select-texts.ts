import type { SummaryTexts } from './summary.ts';

/** What a multi-select says besides its label and its options. */
export interface MultiSelectTexts extends SummaryTexts {
  /** Name and hint of the search box. */
  readonly search: string;
  readonly clearSearch: string;
  readonly noResults: string;
  readonly selectAll: string;
  readonly clear: string;
}
