import type { RejectReason, RepairReason } from './reasons.ts';

/** The outcome of a row, once everything derived from it has been written. */
export type RowResult = 'taken' | 'unchanged' | 'merged' | 'rejected';

/**
 * Follows one row of a source through the import, so that none is lost silently. A row is rejected, merged into
 * another, or staged for the database any number of times and settled as often.
 */
export class RowOutcome {
  readonly line: number;
  readonly raw: string;
  readonly repairs = new Set<RepairReason>();
  #rejection: { readonly reason: RejectReason; readonly detail: string | null } | null = null;
  #merged = false;
  #staged = 0;
  #settled = 0;
  #changed = false;

  constructor(line: number, raw: string) {
    this.line = line;
    this.raw = raw;
  }

  reject(reason: RejectReason, detail: string | null = null): void {
    this.#rejection = { reason, detail };
  }

  /** The row repeats a programme that another row already represents. */
  merge(reason?: RepairReason): void {
    this.#merged = true;
    if (reason) this.repairs.add(reason);
  }

  /** The row belongs to a programme that is staged with another row: it is merged into that row or rejected with it. */
  mergeInto({ rejection }: RowOutcome): void {
    if (rejection) this.reject(rejection.reason, rejection.detail);
    else this.merge();
  }

  repair(reason: RepairReason): void {
    this.repairs.add(reason);
  }

  stage(): void {
    this.#staged += 1;
  }

  settle(changed: boolean): void {
    this.#settled += 1;
    this.#changed ||= changed;
  }

  get rejection(): { readonly reason: RejectReason; readonly detail: string | null } | null {
    return this.#rejection;
  }

  /** Null while something staged has not been written yet. */
  get result(): RowResult | null {
    if (this.#rejection) return 'rejected';
    if (this.#settled < this.#staged) return null;
    if (this.#changed) return 'taken';
    if (this.#merged) return 'merged';
    return this.#staged > 0 ? 'unchanged' : null;
  }
}
