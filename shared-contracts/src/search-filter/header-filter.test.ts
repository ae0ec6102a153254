import { expect, test } from '@jest/globals';
import { DEFAULT_HEADER_FILTER, headerFilter, isSameHeader } from './header-filter.ts';
import { DEFAULT_SEARCH_TITLES, SEARCH_TITLES } from '../constants/search-titles.ts';

test('there are eleven title fields, four of them searched by default', () => {
  expect(SEARCH_TITLES).toHaveLength(11);
  expect(DEFAULT_HEADER_FILTER.isDefaultSearchTitles).toBe(true);
  expect(new Set(DEFAULT_HEADER_FILTER.selectedSearchTitles)).toEqual(new Set(DEFAULT_SEARCH_TITLES));
});

test('the flags match the chosen fields in any order', () => {
  expect(headerFilter('x', ['DIRECTOR'])).toMatchObject({
    isDefaultSearchTitles: false,
    allSearchTitles: false,
  });
  expect(headerFilter('x', [...DEFAULT_SEARCH_TITLES].reverse()).isDefaultSearchTitles).toBe(true);
  expect(headerFilter('x', SEARCH_TITLES)).toMatchObject({
    isDefaultSearchTitles: false,
    allSearchTitles: true,
  });
});

test('headers are equal whatever the spaces around the term and the order of the fields', () => {
  const header = headerFilter('quiz', ['DIRECTOR', 'PRODUCERS']);
  const reordered = { ...header, selectedSearchTitles: [...header.selectedSearchTitles].reverse() };
  expect(isSameHeader(header, { ...reordered, term: ' quiz ' })).toBe(true);
  expect(isSameHeader(header, headerFilter('quizzes', ['DIRECTOR', 'PRODUCERS']))).toBe(false);
  expect(isSameHeader(header, headerFilter('quiz', ['DIRECTOR']))).toBe(false);
});
