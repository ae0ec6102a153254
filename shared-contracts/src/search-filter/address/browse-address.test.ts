import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { DEFAULT_SEARCH_FILTER } from '../default-search-filter.ts';
import { browseAddresses, readBrowseAddress } from './browse-address.ts';
import { kept, searches } from './search-address.fixture.ts';
import { DEFAULT_SEARCH } from './search-address.ts';

const news = { ...DEFAULT_SEARCH, filter: { ...DEFAULT_SEARCH_FILTER, term: 'night news' } };

test('contains the search and the position, and nothing else', () => {
  expect(browseAddresses(DEFAULT_SEARCH)(7, 3)).toBe('/card/7?at=3');
  expect(browseAddresses({ ...news, view: 'list' })(7, 17)).toBe(
    '/card/7?v=1&q=night+news&from=advanced&at=17',
  );
});

test('gives the same search and position when it is read', () => {
  fc.assert(
    fc.property(searches, fc.integer({ min: 1, max: 300_000 }), (search, place) => {
      expect(readBrowseAddress(browseAddresses(search)(7, place))).toEqual({
        search: { ...search, filter: kept(search.filter), view: 'thumbs' },
        place,
      });
    }),
  );
});

test('is plain for a search that does not fit into an address', () => {
  const long = { ...DEFAULT_SEARCH_FILTER, term: '夜'.repeat(4000) };
  expect(browseAddresses({ ...DEFAULT_SEARCH, filter: long })(7, 17)).toBe('/card/7');
});

test.each([
  '/card/7',
  '/card/7?v=1&q=news',
  '/card/7?at=0',
  '/card/7?at=-1',
  '/card/7?at=1.5',
  '/card/7?at=99999999',
  '/card/7?at=1&at=2',
  '/card/7?at=x',
  '/card/7?v=99&at=1',
  '/card/7?v=1&genres=%00&at=1',
])('reads nothing from %s', (address) => {
  expect(readBrowseAddress(address)).toBeNull();
});
