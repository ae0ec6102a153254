import { expect, test } from '@jest/globals';
import { DEFAULT_SEARCH_FILTER } from '@airdex/shared-contracts/search-filter';
import { missingCount, missingGroupCount, namesSome, periodOutside } from './out-of-scope.ts';

const countries = [
  { id: 1, name: 'A', children: [{ id: 11, name: 'A1' }] },
  { id: 2, name: 'B', children: [{ id: 21, name: 'B1' }] },
];

test('counts exactly what a search names and the user does not have', () => {
  const filter = { ...DEFAULT_SEARCH_FILTER, selectedBroadcasts: [11, 12, 13], selectedGenres: [4] };
  expect(namesSome(filter, 'Broadcasts')).toBe(true);
  // A group is not a channel.
  expect(missingCount({ ...filter, selectedBroadcasts: [1, 11] }, 'Broadcasts', countries)).toBe(1);
  expect(missingCount(filter, 'Broadcasts', countries)).toBe(2);
  expect(missingCount(filter, 'Genres', [{ id: 4, name: 'G' }])).toBe(0);
  expect(missingCount(filter, 'Keywords', [])).toBe(0);
});

test('counts none for a search for all of them', () => {
  const filter = { ...DEFAULT_SEARCH_FILTER, allBroadcastsSelected: true, selectedBroadcasts: [99] };
  expect(namesSome(filter, 'Broadcasts')).toBe(false);
  expect(missingCount(filter, 'Broadcasts', countries)).toBe(0);
});

test('looks up a group from a card among the groups', () => {
  const filter = { ...DEFAULT_SEARCH_FILTER, selectedCountries: [1, 7, 8], selectedGenresGroups: [11] };
  expect(namesSome(filter, 'Broadcasts')).toBe(true);
  expect(namesSome(filter, 'Genres')).toBe(true);
  expect(missingGroupCount(filter, 'Broadcasts', countries)).toBe(2);
  expect(missingCount(filter, 'Broadcasts', countries)).toBe(0);
  // A channel is not a group.
  expect(missingGroupCount(filter, 'Genres', countries)).toBe(1);
  expect(missingGroupCount({ ...filter, allBroadcastsSelected: true }, 'Broadcasts', countries)).toBe(0);
});

const TODAY = '2026-11-21';
const BOUNDS = { minDate: '2023-01-02', maxDate: '2025-12-30' };
test.each([
  ['within', '2023-01-02', '2025-12-30', BOUNDS, null, null],
  ['begins earlier', '2020-01-01', '2024-01-01', BOUNDS, '2023-01-02', null],
  ['ends later', '2024-01-01', '2026-03-01', BOUNDS, null, '2025-12-30'],
  ['entirely before', '2020-01-01', '2020-12-31', BOUNDS, '2023-01-02', null],
  ['open on both sides', null, null, BOUNDS, null, null],
  ['ends in the future', null, '2030-01-01', { minDate: null, maxDate: '2026-11-21' }, null, null],
  ['bounds not loaded yet', '1990-01-01', '2024-01-01', undefined, null, null],
  [
    'a subscription without programmes',
    '1990-01-01',
    '2024-01-01',
    { minDate: null, maxDate: null },
    null,
    null,
  ],
] as const)('the period: %s', (_, startDate, endDate, bounds, before, after) => {
  const filter = { ...DEFAULT_SEARCH_FILTER, startDate, endDate };
  expect(periodOutside(filter, bounds, TODAY)).toEqual({ before, after });
});
