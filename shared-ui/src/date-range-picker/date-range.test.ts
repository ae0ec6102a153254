import { describe, expect, test } from '@jest/globals';
import { clickDay, clickWeek, OPEN_RANGE, withEnd, withStart, type DateRange } from './date-range.ts';
import { clampDay, clampMonth, monthsAround, shiftMonth } from './months.ts';

const clicks = (...days: readonly string[]) =>
  days.reduce<DateRange>((range, day) => clickDay(range, day), OPEN_RANGE);

describe('clicking days', () => {
  test('[DRP-02] sets the start first, then the end, and then starts again', () => {
    expect(clicks('2026-03-05')).toEqual({ start: '2026-03-05', end: null });
    expect(clicks('2026-03-05', '2026-04-01')).toEqual({ start: '2026-03-05', end: '2026-04-01' });
    expect(clicks('2026-03-05', '2026-04-01', '2026-03-20')).toEqual({ start: '2026-03-20', end: null });
  });

  test('[DRP-02] swaps an end before the start', () => {
    expect(clicks('2026-03-05', '2025-12-31')).toEqual({ start: '2025-12-31', end: '2026-03-05' });
  });

  test('[DRP-03] clears a day that is already selected', () => {
    expect(clicks('2026-03-05', '2026-03-05')).toEqual(OPEN_RANGE);
    expect(clicks('2026-03-05', '2026-04-01', '2026-04-01')).toEqual({ start: '2026-03-05', end: null });
    const endOnly = clicks('2026-03-05', '2026-04-01', '2026-03-05');
    expect(endOnly).toEqual({ start: null, end: '2026-04-01' });
    expect(clickDay(endOnly, '2026-05-01')).toEqual({ start: '2026-04-01', end: '2026-05-01' });
  });

  test('[DRP-03] clears a day that is both start and end', () => {
    expect(clickDay({ start: '2026-03-05', end: '2026-03-05' }, '2026-03-05')).toEqual(OPEN_RANGE);
  });

  test('[DRP-04] selects a week by its number, and clears it with another click', () => {
    const week = clickWeek(OPEN_RANGE, '2026-03-02', '2026-03-08');
    expect(week).toEqual({ start: '2026-03-02', end: '2026-03-08' });
    expect(clickWeek(week, '2026-03-02', '2026-03-08')).toEqual(OPEN_RANGE);
  });
});

describe('setting one end', () => {
  const range = { start: '2026-03-05', end: '2026-04-01' };

  test('[ADV-05] sets both ends to a start later than the end, and to an end earlier than the start', () => {
    expect(withStart(range, '2026-05-01')).toEqual({ start: '2026-05-01', end: '2026-05-01' });
    expect(withEnd(range, '2026-01-01')).toEqual({ start: '2026-01-01', end: '2026-01-01' });
    expect(withStart(range, '2026-03-30')).toEqual({ start: '2026-03-30', end: '2026-04-01' });
  });

  test('keeps an open end whatever the other one', () => {
    expect(withStart({ start: null, end: null }, '2026-05-01')).toEqual({ start: '2026-05-01', end: null });
    expect(withEnd(range, null)).toEqual({ start: '2026-03-05', end: null });
  });
});

describe('months', () => {
  const bounds = { min: '2025-11-10', max: '2026-02-03' };

  test('[DRP-05] moves a view outside the bounds to the nearest month', () => {
    expect([
      clampMonth('2020-01', bounds),
      clampMonth('2026-01', bounds),
      clampMonth('2030-01', bounds),
    ]).toEqual(['2025-11', '2026-01', '2026-02']);
    expect([clampDay('2025-11-01', bounds), clampDay('2026-02-28', bounds)]).toEqual([
      '2025-11-10',
      '2026-02-03',
    ]);
  });

  test('[DRP-05] lists the months within the bounds, 101 at most', () => {
    expect(monthsAround('2026-01', bounds)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
    const open = monthsAround('2026-01', { min: null, max: null });
    expect([open.length, open[0], open[50], open.at(-1)]).toEqual([101, '2021-11', '2026-01', '2030-03']);
  });

  test('counts across years', () => {
    expect([shiftMonth('2026-01', -1), shiftMonth('2026-12', 1), shiftMonth('2026-03', 12)]).toEqual([
      '2025-12',
      '2027-01',
      '2027-03',
    ]);
  });
});
