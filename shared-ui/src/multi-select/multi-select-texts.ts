import type { SummaryTexts } from './summary.ts';

/** Texts of a multi-select besides its label and its options. */
export interface MultiSelectTexts extends SummaryTexts {
  /** Name and placeholder of the search box. */
  readonly search: string;
  readonly clearSearch: string;
  readonly noResults: string;
  readonly selectAll: string;
  readonly clear: string;
}
