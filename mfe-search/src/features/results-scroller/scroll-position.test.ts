import { expect, test } from '@jest/globals';
import { isAllInSight, isNextPageDue } from './scroll-position.ts';

const at = (scrollTop: number) => ({ scrollTop, clientHeight: 500, scrollHeight: 1500 });

test('[RES-07] the next page is due once the scroll position passes 65%', () => {
  expect(isNextPageDue(at(650))).toBe(false);
  expect(isNextPageDue(at(651))).toBe(true);
});

test('rows that do not fill the window are all visible; an element without height is unknown', () => {
  expect(isAllInSight({ scrollTop: 0, clientHeight: 900, scrollHeight: 900 })).toBe(true);
  expect(isAllInSight(at(0))).toBe(false);
  expect(isAllInSight({ scrollTop: 0, clientHeight: 0, scrollHeight: 0 })).toBe(false);
});
