import type { RowOutcome } from '../report/row-outcome.ts';
import { SeenRows } from './seen-rows.ts';

/**
 * Tracks the ids of a file. A repeated identical row is merged; a different row with a known id is rejected,
 * because it is unclear which of the two is meant.
 */
export class RowIdentities {
  readonly #rows = new SeenRows();

  /** Whether the row is the first with its id. If not, merges or rejects it. */
  isFirst(id: string, outcome: RowOutcome): boolean {
    const seen = this.#rows.see(id, outcome);
    if (seen === 'same') outcome.merge('duplicate');
    else if (seen === 'different') outcome.reject('idTwice', id);
    return seen === 'first';
  }
}
