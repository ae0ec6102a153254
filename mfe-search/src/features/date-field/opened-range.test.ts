import { expect, test } from '@jest/globals';
import { openedRange } from './opened-range.ts';

test('[ADV-04] is one year ago to today if both dates are empty', () => {
  expect(openedRange({ start: null, end: null }, '2026-11-21')).toEqual({
    start: '2025-11-21',
    end: '2026-11-21',
  });
  expect(openedRange({ start: null, end: null }, '2024-02-29')?.start).toBe('2023-02-28');
});

test('[ADV-04] stays as it is with one date', () => {
  for (const range of [
    { start: '2026-01-01', end: null },
    { start: null, end: '2026-01-01' },
  ])
    expect(openedRange(range, '2026-11-21')).toBe(range);
});
