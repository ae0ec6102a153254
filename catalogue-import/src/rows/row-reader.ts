import type { RepairReason } from '../report/reasons.ts';
import type { RowOutcome } from '../report/row-outcome.ts';
import { calendarDate, type DateReading, type SlashOrder } from '../values/calendar-date.ts';
import { cellText, knownText, listCell, plainText } from '../values/cell-text.ts';
import { clockTime, type ClockReading } from '../values/clock-time.ts';
import { countryCode } from '../values/country-code.ts';
import { numberCell } from '../values/number-cell.ts';
import { foldedName } from '../values/folded-name.ts';
import { weekdayMask } from '../values/weekday-mask.ts';
import type { ColumnWords } from './column-words.ts';

/** Reads one row of a table by column names, and notes repairs on the row's outcome. */
export class RowReader {
  readonly outcome: RowOutcome;
  readonly #cells: ReadonlyMap<string, string>;
  readonly #slashOrders: ReadonlyMap<string, SlashOrder>;

  constructor(
    outcome: RowOutcome,
    cells: ReadonlyMap<string, string>,
    slashOrders: ReadonlyMap<string, SlashOrder> = new Map(),
  ) {
    this.outcome = outcome;
    this.#cells = cells;
    this.#slashOrders = slashOrders;
  }

  text(column: string): string | null {
    return cellText(this.#cells.get(column));
  }

  /** Text without HTML entities. */
  plain(column: string): string | null {
    return plainText(this.#cells.get(column));
  }

  /** Text without HTML entities, or null for "n/a", "tba" and similar words. */
  known(column: string): string | null {
    return knownText(this.#cells.get(column));
  }

  list(column: string, separator: string | RegExp = ';'): string[] {
    return listCell(this.#cells.get(column), separator);
  }

  /** What a word of the column means, in any case; any other word becomes empty. */
  word<T>(column: string, words: ColumnWords<T>, reason: RepairReason = 'wordUnknown'): T | null {
    const written = this.known(column);
    if (written === null) return null;
    const meant = words.get(foldedName(written));
    if (meant === undefined) this.outcome.repair(reason);
    return meant ?? null;
  }

  number(column: string): number | null {
    const read = numberCell(this.#cells.get(column));
    if (read?.footnote) this.outcome.repair('footnote');
    if (!read && this.known(column)) this.outcome.repair('numberUnreadable');
    return read?.value ?? null;
  }

  /** A whole number within bounds; anything else becomes empty. */
  whole(
    column: string,
    minimum: number,
    maximum: number,
    reason: RepairReason = 'numberBounds',
  ): number | null {
    const value = this.number(column);
    if (value === null) return null;
    if (Number.isInteger(value) && value >= minimum && value <= maximum) return value;
    this.outcome.repair(reason);
    return null;
  }

  /** A length in minutes. */
  duration(column: string): number | null {
    return this.whole(column, 1, 1_440, 'durationImpossible');
  }

  date(column: string): DateReading | null {
    const written = this.known(column);
    if (written === null) return null;
    const order = this.#slashOrders.get(column) ?? null;
    const read = calendarDate(written, order);
    if (!read) {
      const slashed = calendarDate(written, 'month-first') ?? calendarDate(written, 'day-first');
      this.outcome.repair(slashed && order === null ? 'dateOrder' : 'dateUnreadable');
    } else if (read.precision !== 'day') this.outcome.repair('datePartial');
    else if (written !== read.date) this.outcome.repair('dateWritten');
    return read;
  }

  clock(column: string): ClockReading | null {
    const read = clockTime(this.known(column));
    if (!read && this.known(column)) this.outcome.repair('timeUnreadable');
    if (read?.dayShift) this.outcome.repair('timeAfterMidnight');
    return read;
  }

  /** Days of the week, bit 0 Monday … bit 6 Sunday. */
  weekdays(column: string): number | null {
    const mask = weekdayMask(this.known(column));
    if (mask === null && this.known(column)) this.outcome.repair('weekdaysUnreadable');
    return mask;
  }

  /** An ISO country code; an unknown country becomes empty. */
  country(column: string): string | null {
    return this.#country(this.text(column));
  }

  countries(column: string, separator: string | RegExp = ';'): string[] {
    return this.list(column, separator).flatMap((part) => this.#country(part) ?? []);
  }

  #country(written: string | null): string | null {
    const read = countryCode(written);
    // "NA" is Namibia's code; in any other form, the word says that the country is unknown.
    if (knownText(written) === null && (!read || read.repaired)) return null;
    if (!read) this.outcome.repair('countryUnreadable');
    else if (read.repaired) this.outcome.repair('countryCode');
    return read?.code ?? null;
  }
}
