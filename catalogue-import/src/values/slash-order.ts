import type { SlashOrder } from './calendar-date.ts';

const SLASHED = /^\s*(\d{1,2})[/.](\d{1,2})[/.](\d{4})\s*$/;

/**
 * Detects how a column writes its dates, from its header ("m/d/yyyy") or else from its values: one number
 * above 12 determines the order. If values contradict each other, or none determines it, the order stays
 * unknown.
 */
export class SlashOrderDetector {
  #monthFirst = false;
  #dayFirst = false;

  constructor(header: string) {
    if (/\bm{1,2}[/.]d{1,2}[/.]y/i.test(header)) this.#monthFirst = true;
    if (/\bd{1,2}[/.]m{1,2}[/.]y/i.test(header)) this.#dayFirst = true;
  }

  see(value: string): void {
    const matched = SLASHED.exec(value);
    if (!matched) return;
    if (Number(matched[2]) > 12) this.#monthFirst = true;
    if (Number(matched[1]) > 12) this.#dayFirst = true;
  }

  get order(): SlashOrder {
    if (this.#monthFirst === this.#dayFirst) return null;
    return this.#monthFirst ? 'month-first' : 'day-first';
  }
}
