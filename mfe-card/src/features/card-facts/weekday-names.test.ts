import { expect, test } from '@jest/globals';
import { weekdayNames } from './weekday-names.ts';

test('names weekdays in the order of the week and the language of the page', () => {
  expect(weekdayNames([7, 1], 'en')).toBe('Mon, Sun');
  expect(weekdayNames([1, 7], 'ch')).toBe('周一、周日');
});
