import { expect, test } from '@jest/globals';
import { withTimeRanges } from './time-ranges.ts';

test.each(['20:30 - 21:30', '20:30-21:30', '20:30–21:30', '20:30 – 21:30'])(
  'writes %s in one format',
  (range) => {
    expect(withTimeRanges(`Monday ${range}, previous four weeks`)).toBe(
      'Monday 20:30\u2060–\u206021:30, previous four weeks',
    );
  },
);

test('leaves other texts alone', () => {
  expect(withTimeRanges('Episodes 3–4 at 20:30 - live')).toBe('Episodes 3–4 at 20:30 - live');
});
