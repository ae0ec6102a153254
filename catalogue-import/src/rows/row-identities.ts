import type { RowOutcome } from '../report/row-outcome.ts';

/**
 * Watches the ids of a file. The same row once more is merged; another row under an id already given is rejected,
 * because it can't be told which of the two is meant.
 */
export class RowIdentities {
  readonly #rows = new Map<string, string>();

  /** Whether the row is the first of its id; otherwise its ticket has its outcome. */
  isFirst(id: string, ticket: RowOutcome): boolean {
    const before = this.#rows.get(id);
    if (before === undefined) {
      this.#rows.set(id, ticket.raw);
      return true;
    }
    if (before === ticket.raw) ticket.merge('duplicate');
    else ticket.reject('idTwice', id);
    return false;
  }
}
