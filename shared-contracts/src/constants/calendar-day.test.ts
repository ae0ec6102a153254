import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { DateTime } from 'luxon';
import { plusDays, plusYears, today } from './calendar-day.ts';

const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const byLuxon = (day: string, change: { days?: number; years?: number }) =>
  DateTime.fromISO(day, { zone: 'utc' }).plus(change).toISODate();

describe('a calendar day', () => {
  test('adding days and years gives the same result as a date library', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -800, max: 800 }), (day, number) => {
        expect(plusDays(day, number)).toBe(byLuxon(day, { days: number }));
        const years = number % 100;
        expect(plusYears(day, years)).toBe(byLuxon(day, { years }));
      }),
    );
  });

  test('of a leap year becomes the last of February in another', () => {
    expect(plusYears('2024-02-29', -1)).toBe('2023-02-28');
    expect(plusYears('2024-02-29', 4)).toBe('2028-02-29');
  });

  test('is rejected if there is no such day', () => {
    for (const text of ['2026-02-30', '2026-2-3', '', 'today', '2026-01-01T10:00'])
      expect(() => plusDays(text, 1)).toThrow('is not a date');
  });

  test('is the current day of the local clock', () => {
    expect(today(new Date(2026, 0, 1, 0, 5))).toBe('2026-01-01');
    expect(today(new Date(2026, 11, 31, 23, 55))).toBe('2026-12-31');
  });
});
