import type { RowOutcome } from '../report/row-outcome.ts';
import { subgenreOf } from './genre-terms.ts';
import { isOwnGenre } from './own-genres.ts';

/** The subgenre that the terms of a row mean. Notes on the row's outcome if there are terms but no subgenre. */
export function rowSubgenre(terms: readonly string[], outcome: RowOutcome): string | null {
  const subgenre = subgenreOf(terms);
  if (subgenre === null && terms.length > 0)
    outcome.repair(terms.every(isOwnGenre) ? 'genreAlone' : 'genreUnknown');
  return subgenre;
}
