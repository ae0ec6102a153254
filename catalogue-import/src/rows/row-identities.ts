import type { RowOutcome } from '../report/row-outcome.ts';

/**
 * Tracks the ids of a file. A repeated identical row is merged; a different row with a known id is rejected,
 * because it is unclear which of the two is meant.
 */
export class RowIdentities {
  readonly #rows = new Map<string, string>();

  /** Whether the row is the first with its id. If not, merges or rejects it. */
  isFirst(id: string, outcome: RowOutcome): boolean {
    const before = this.#rows.get(id);
    if (before === undefined) {
      this.#rows.set(id, outcome.raw);
      return true;
    }
    if (before === outcome.raw) outcome.merge('duplicate');
    else outcome.reject('idTwice', id);
    return false;
  }
}
