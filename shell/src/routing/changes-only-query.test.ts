import { expect, test } from '@jest/globals';
import { changesOnlyQuery } from './changes-only-query.ts';

const place = (pathname: string, search = '') => ({ pathname, search });

test.each([
  [true, 'another query', place('/compare', '?ids=1,2'), place('/compare', '?ids=2,1')],
  [false, 'another page', place('/compare', '?ids=1,2'), place('/reports', '?report=2')],
  [false, 'a link to the page itself', place('/playlists'), place('/playlists')],
  [false, 'the first page', null, place('/playlists')],
])('%s for %s', (expected, _, before, after) => {
  expect(changesOnlyQuery(before, after)).toBe(expected);
});
