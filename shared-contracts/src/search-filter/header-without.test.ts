import { expect, test } from '@jest/globals';
import { headerFilter } from './header-filter.ts';
import { headerWithout } from './header-without.ts';

const HEADER = headerFilter('news', ['DIRECTOR', 'Keywords']);

test('term and fields can be removed separately', () => {
  expect(headerWithout(HEADER, { field: 'Term' })).toEqual(headerFilter('', ['DIRECTOR', 'Keywords']));
  expect(headerWithout(HEADER, { field: 'SearchTitles' })).toEqual(headerFilter('news'));
});

test('removing some fields keeps the others; removing all restores the default ones', () => {
  expect(headerWithout(HEADER, { field: 'SearchTitles', ids: ['DIRECTOR'] })).toEqual(
    headerFilter('news', ['Keywords']),
  );
  expect(headerWithout(HEADER, { field: 'SearchTitles', ids: ['DIRECTOR', 'Keywords'] })).toEqual(
    headerFilter('news'),
  );
});

test('removing what the header does not have changes nothing', () => {
  const plain = headerFilter('');
  for (const field of ['Term', 'SearchTitles', 'Genres'] as const)
    expect(headerWithout(plain, { field })).toBe(plain);
  expect(headerWithout(HEADER, { field: 'SearchTitles', ids: ['PRODUCERS'] })).toBe(HEADER);
});
