import { expect, test } from '@jest/globals';
import { headerFilter } from './header-filter.ts';
import { headerWithout } from './header-without.ts';

const HEADER = headerFilter('news', ['DIRECTOR', 'Keywords']);

test('the term goes alone, and so do the fields', () => {
  expect(headerWithout(HEADER, { field: 'Term' })).toEqual(headerFilter('', ['DIRECTOR', 'Keywords']));
  expect(headerWithout(HEADER, { field: 'SearchTitles' })).toEqual(headerFilter('news'));
});

test('some of the fields leave the others; without any the default ones are back', () => {
  expect(headerWithout(HEADER, { field: 'SearchTitles', ids: ['DIRECTOR'] })).toEqual(
    headerFilter('news', ['Keywords']),
  );
  expect(headerWithout(HEADER, { field: 'SearchTitles', ids: ['DIRECTOR', 'Keywords'] })).toEqual(
    headerFilter('news'),
  );
});

test('what is not there, or is none of the header’s, changes nothing', () => {
  const plain = headerFilter('');
  for (const field of ['Term', 'SearchTitles', 'Genres'] as const)
    expect(headerWithout(plain, { field })).toBe(plain);
  expect(headerWithout(HEADER, { field: 'SearchTitles', ids: ['PRODUCERS'] })).toBe(HEADER);
});
