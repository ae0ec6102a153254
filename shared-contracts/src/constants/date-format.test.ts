import { expect, test } from '@jest/globals';
import { formatDay } from './date-format.ts';

test('[LNG-01] a day is written in the order of the language', () => {
  expect(formatDay('2026-03-09', 'en')).toBe('09/03/2026');
  expect(formatDay('2026-03-09', 'ch')).toBe('2026/03/09');
});

test('shows only the known parts of a date', () => {
  expect(formatDay('2026-03-01', 'en', 'month')).toBe('03/2026');
  expect(formatDay('2026-03-01', 'ch', 'month')).toBe('2026/03');
  expect(formatDay('2026-01-01', 'en', 'year')).toBe('2026');
});
