import { expect, test } from '@jest/globals';
import { DEFAULT_SEARCH_FILTER, type SearchFilter } from '@airdex/shared-contracts/search-filter';
import { clearedAfter, NOTHING_CLEARED } from './cleared.ts';

const QUIZ: SearchFilter = { ...DEFAULT_SEARCH_FILTER, term: 'quiz' };
const DAYS: SearchFilter = { ...DEFAULT_SEARCH_FILTER, startDate: '2026-01-01' };
const EMPTY: SearchFilter = { ...DEFAULT_SEARCH_FILTER };
const offeredAfter = (...searches: (SearchFilter | null)[]) =>
  searches.reduce(clearedAfter, NOTHING_CLEARED).offered;

test('the search before everything was cleared is offered, until the next one', () => {
  expect(offeredAfter(QUIZ)).toBeNull();
  expect(offeredAfter(QUIZ, EMPTY)).toBe(QUIZ);
  expect(offeredAfter(DAYS, EMPTY, { ...EMPTY })).toBe(DAYS);
  expect(offeredAfter(QUIZ, EMPTY, DAYS)).toBeNull();
});

test('nothing is offered where nothing was searched for, or a page came between', () => {
  expect(offeredAfter(EMPTY)).toBeNull();
  expect(offeredAfter(QUIZ, null, EMPTY)).toBeNull();
  expect(offeredAfter(QUIZ, EMPTY, null)).toBeNull();
});
