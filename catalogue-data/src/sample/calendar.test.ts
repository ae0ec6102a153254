import { describe, expect, test } from 'vitest';
import { dayOf, isoOf, minutesOf, timeOf, weekdayOf } from './calendar.ts';

describe('days', () => {
  test.each(['1970-01-01', '2000-02-29', '2026-11-20', '2027-12-31'])('%s survives a round trip', (iso) => {
    expect(isoOf(dayOf(iso))).toBe(iso);
  });

  test('a week begins on Monday', () => {
    expect(weekdayOf(dayOf('2026-11-16'))).toBe(0);
    expect(weekdayOf(dayOf('2026-11-22'))).toBe(6);
  });

  test.each(['2026-02-30', '2026-1-1', '20261120', '', '2026-13-01'])('rejects "%s"', (iso) => {
    expect(() => dayOf(iso)).toThrow('Not a day');
  });
});

describe('times', () => {
  test('minutes and times of day', () => {
    expect(minutesOf('20:15')).toBe(1215);
    expect(timeOf(1215)).toBe('20:15');
    expect(timeOf(1450)).toBe('00:10');
    expect(timeOf(-5)).toBe('23:55');
  });
});
