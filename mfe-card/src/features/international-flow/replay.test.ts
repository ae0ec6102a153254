import { expect, test } from '@jest/globals';
import { launchedBy, replayYears, yearDuration } from './replay.ts';
import { launch } from './testing/launch.ts';

const old = launch({ date: '2009-12-31' });
const recent = launch({ date: '2014-01-01' });
const undated = launch({ date: null });

test('goes from the first year to the last; there is nothing to replay within one year', () => {
  expect(replayYears([recent, undated, old])).toEqual({ first: 2009, last: 2014 });
  expect(replayYears([old, undated, launch({ date: '2009-01-01' })])).toBeNull();
  expect(replayYears([undated])).toBeNull();
});

test('shows what had launched by the end of a year, and everything at the end', () => {
  const years = { first: 2009, last: 2014 };
  const all = [old, recent, undated];
  expect(launchedBy(all, 2009, years)).toEqual([old]);
  expect(launchedBy(all, 2013, years)).toEqual([old]);
  expect(launchedBy(all, 2014, years)).toEqual(all);
});

test('takes about eight seconds, and neither rushes nor lingers', () => {
  expect(yearDuration({ first: 2020, last: 2021 })).toBe(1000);
  expect(yearDuration({ first: 2001, last: 2016 })).toBe(500);
  expect(yearDuration({ first: 1950, last: 2026 })).toBe(250);
});
