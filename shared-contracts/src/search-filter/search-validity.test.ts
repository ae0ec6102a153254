import { expect, test } from '@jest/globals';
import { DEFAULT_SEARCH_FILTER } from './default-search-filter.ts';
import type { SearchFilter } from './search-filter.ts';
import { isQuickSearchTerm, isSearchValid } from './search-validity.ts';

const search = (fields: Partial<SearchFilter>): SearchFilter => ({ ...DEFAULT_SEARCH_FILTER, ...fields });

test('[HDR-10] a quick search needs three characters in English and two in Chinese, outer spaces not counted', () => {
  expect(isQuickSearchTerm('ab', 'en')).toBe(false);
  expect(isQuickSearchTerm(' ab ', 'en')).toBe(false);
  expect(isQuickSearchTerm('abc', 'en')).toBe(true);
  expect(isQuickSearchTerm('歌', 'ch')).toBe(false);
  expect(isQuickSearchTerm('歌手', 'ch')).toBe(true);
  expect(isSearchValid(search({ searchFrom: 'QuickSearch', term: 'ab' }), 'en')).toBe(false);
});

test('two Chinese characters are a word whatever the language of the page', () => {
  expect(isQuickSearchTerm('夜晚', 'en')).toBe(true);
  expect(isQuickSearchTerm('夜', 'en')).toBe(false);
});

test('[HDR-10] a character outside the basic plane counts as one', () => {
  expect(isQuickSearchTerm('🎬🎬', 'en')).toBe(false);
  expect(isQuickSearchTerm('𠮷', 'ch')).toBe(false);
});

test('[HDR-11] an advanced search is invalid if it is the default one with a blank term', () => {
  expect(isSearchValid(search({ term: '  ', startDate: '2026-01-01' }), 'en')).toBe(false);
  expect(isSearchValid(search({ term: 'a' }), 'en')).toBe(true);
  expect(isSearchValid(search({ selectedGenres: [1] }), 'en')).toBe(true);
});

test('the menus are valid unchanged', () => {
  for (const searchFrom of [
    'Latest',
    'Upcoming',
    'NotaSelection',
    'AudienceBooster',
    'SavedSearch',
    'Playlist',
  ] as const)
    expect(isSearchValid(search({ searchFrom }), 'en')).toBe(true);
});
