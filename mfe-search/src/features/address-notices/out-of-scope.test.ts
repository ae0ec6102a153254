import { expect, test } from '@jest/globals';
import { DEFAULT_SEARCH_FILTER } from '@airdex/shared-contracts/search-filter';
import { missingCount, namesSome } from './out-of-scope.ts';

const countries = [
  { id: 1, name: 'A', children: [{ id: 11, name: 'A1' }] },
  { id: 2, name: 'B', children: [{ id: 21, name: 'B1' }] },
];

test('what a search names and the user has not is counted, and nothing else', () => {
  const filter = { ...DEFAULT_SEARCH_FILTER, selectedBroadcasts: [11, 12, 13], selectedGenres: [4] };
  expect(namesSome(filter, 'Broadcasts')).toBe(true);
  // A group is no channel.
  expect(missingCount({ ...filter, selectedBroadcasts: [1, 11] }, 'Broadcasts', countries)).toBe(1);
  expect(missingCount(filter, 'Broadcasts', countries)).toBe(2);
  expect(missingCount(filter, 'Genres', [{ id: 4, name: 'G' }])).toBe(0);
  expect(missingCount(filter, 'Keywords', [])).toBe(0);
});

test('a search for all of them names none', () => {
  const filter = { ...DEFAULT_SEARCH_FILTER, allBroadcastsSelected: true, selectedBroadcasts: [99] };
  expect(namesSome(filter, 'Broadcasts')).toBe(false);
  expect(missingCount(filter, 'Broadcasts', countries)).toBe(0);
});
