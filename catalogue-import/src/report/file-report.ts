import type { RejectReason, RepairReason } from './reasons.ts';
import { RowOutcome, type RowResult } from './row-outcome.ts';

export interface RejectedRow {
  readonly file: string;
  readonly line: number;
  readonly reason: RejectReason;
  readonly detail: string | null;
  readonly raw: string;
}

/** Number of open rows at which settled ones are first counted and dropped. */
const OPEN_ROWS = 2_000;

/** Counts the outcome of every row of one file. */
export class FileReport {
  readonly file: string;
  readonly counts: Record<RowResult, number> = { taken: 0, unchanged: 0, merged: 0, rejected: 0 };
  readonly rejections = new Map<RejectReason, number>();
  readonly repairs = new Map<RepairReason, number>();
  /** Rows with at least one repair. */
  repairedRows = 0;
  rowsRead = 0;
  readonly #onReject: (row: RejectedRow) => void;
  #open: RowOutcome[] = [];
  #countAt = OPEN_ROWS;

  constructor(file: string, onReject: (row: RejectedRow) => void) {
    this.file = file;
    this.#onReject = onReject;
  }

  /** Starts the outcome of the next row. `raw` is the row as in the file, without quotes that it does not need. */
  row(line: number, raw: string): RowOutcome {
    this.rowsRead += 1;
    const row = new RowOutcome(line, raw);
    this.#open.push(row);
    if (this.#open.length >= this.#countAt) this.#countSettled();
    return row;
  }

  /**
   * Counts the remaining rows. Throws if a row has no outcome: the row would be lost silently, so the file
   * is rolled back.
   */
  close(): void {
    this.#countSettled();
    const lost = this.#open[0];
    if (lost) throw new Error(`Line ${lost.line} of ${this.file} was neither imported nor rejected`);
  }

  #countSettled(): void {
    const pending: RowOutcome[] = [];
    for (const row of this.#open) {
      const { result } = row;
      if (result === null) pending.push(row);
      else this.#count(row, result);
    }
    this.#open = pending;
    // A guide settles nothing before its end, so checking all of its rows again and again would be quadratic.
    this.#countAt = Math.max(OPEN_ROWS, pending.length * 2);
  }

  #count(row: RowOutcome, result: RowResult): void {
    this.counts[result] += 1;
    if (row.rejection) {
      const { reason, detail } = row.rejection;
      this.rejections.set(reason, (this.rejections.get(reason) ?? 0) + 1);
      this.#onReject({ file: this.file, line: row.line, reason, detail, raw: row.raw });
      return;
    }
    if (row.repairs.size > 0) this.repairedRows += 1;
    for (const reason of row.repairs) this.repairs.set(reason, (this.repairs.get(reason) ?? 0) + 1);
  }
}
