import { expect, test } from '@jest/globals';
import { reportMonth } from './report-month.ts';

test('the year of a report comes first in Chinese', () => {
  expect(reportMonth('10/2026', 'en')).toBe('10/2026');
  expect(reportMonth('10/2026', 'ch')).toBe('2026/10');
});
