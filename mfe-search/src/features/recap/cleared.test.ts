import { expect, test } from '@jest/globals';
import { DEFAULT_SEARCH_FILTER, type SearchFilter } from '@airdex/shared-contracts/search-filter';
import { clearedAfter, NOTHING_CLEARED } from './cleared.ts';

const QUIZ: SearchFilter = { ...DEFAULT_SEARCH_FILTER, term: 'quiz' };
const DAYS: SearchFilter = { ...DEFAULT_SEARCH_FILTER, startDate: '2026-01-01' };
const EMPTY: SearchFilter = { ...DEFAULT_SEARCH_FILTER };
const offeredAfter = (...searches: (SearchFilter | null)[]) =>
  searches.reduce((last, search) => clearedAfter(last, { search, isFromAddress: false }), NOTHING_CLEARED)
    .offered;

test('offers the search before everything was cleared, until the next search', () => {
  expect(offeredAfter(QUIZ)).toBeNull();
  expect(offeredAfter(QUIZ, EMPTY)).toBe(QUIZ);
  expect(offeredAfter(DAYS, EMPTY, { ...EMPTY })).toBe(DAYS);
  expect(offeredAfter(QUIZ, EMPTY, DAYS)).toBeNull();
});

test('offers nothing if nothing was searched for, or another page was shown in between', () => {
  expect(offeredAfter(EMPTY)).toBeNull();
  expect(offeredAfter(QUIZ, null, EMPTY)).toBeNull();
  expect(offeredAfter(QUIZ, EMPTY, null)).toBeNull();
});

test('offers nothing after Back to a search without filters', () => {
  const shown = clearedAfter(NOTHING_CLEARED, { search: QUIZ, isFromAddress: false });
  expect(clearedAfter(shown, { search: EMPTY, isFromAddress: true })).toEqual({
    search: EMPTY,
    offered: null,
  });
});
