import { describe, expect, test } from '@jest/globals';
import { searchAddress } from './address/index.ts';
import { DEFAULT_SEARCH_FILTER } from './default-search-filter.ts';
import { resultsRequest, resultsRequestOfAddress } from './results-request.ts';
import { searchRequestSchema } from './search-request.ts';

const quiz = { ...DEFAULT_SEARCH_FILTER, searchFrom: 'QuickSearch', term: 'quiz' } as const;
const first = { page: 1, pages: 1, isLook: true };
const addressOf = (filter: typeof DEFAULT_SEARCH_FILTER) =>
  searchAddress({ filter, orderBy: [], view: 'thumbs' });

describe('the request of an address', () => {
  test('is the one for the first page of its search, key by key', () => {
    const request = resultsRequestOfAddress(addressOf(quiz));
    expect(JSON.stringify(request)).toBe(
      JSON.stringify(resultsRequest({ filter: quiz, orderBy: [] }, first)),
    );
    expect(searchRequestSchema.parse(request)).toMatchObject({ term: 'quiz', page: 1, resultsPerPage: 120 });
  });

  test.each([
    ['no search', '/search'],
    ['a term that is too short', addressOf({ ...quiz, term: 'qu' })],
    ['an address of a newer version', '/search?v=2&q=quiz'],
    ['a saved search', addressOf({ ...quiz, savedSearchId: 7, refreshLastCall: true })],
    [
      'an order',
      searchAddress({
        filter: quiz,
        orderBy: [{ sortExpression: 'LOCALTITLE', direction: 'Asc' }],
        view: 'thumbs',
      }),
    ],
  ])('is missing for %s', (_, address) => {
    expect(resultsRequestOfAddress(address)).toBeNull();
  });
});

test('only a first look moves the last call of a saved search', () => {
  const saved = { ...quiz, savedSearchId: 7, refreshLastCall: true };
  const look = (isLook: boolean) =>
    resultsRequest({ filter: saved, orderBy: [] }, { ...first, isLook }).refreshLastCall;
  expect([look(true), look(false)]).toEqual([true, false]);
});
