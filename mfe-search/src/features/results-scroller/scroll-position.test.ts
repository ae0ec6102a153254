import { expect, test } from '@jest/globals';
import { isNextPageDue } from './scroll-position.ts';

const at = (scrollTop: number) => ({ scrollTop, clientHeight: 500, scrollHeight: 1500 });

test('[RES-07] the next page is due once the scroll position passes 65 %', () => {
  expect(isNextPageDue(at(650))).toBe(false);
  expect(isNextPageDue(at(651))).toBe(true);
});

test('[RES-07] a page that does not fill the window asks for the next one', () => {
  expect(isNextPageDue({ scrollTop: 0, clientHeight: 900, scrollHeight: 900 })).toBe(true);
});
