import { expect, test } from '@jest/globals';
import { DEFAULT_SEARCH_FILTER } from '@airdex/shared-contracts/search-filter';
import { resolvedGroups } from './placeholders.ts';

const OPTIONS = [
  {
    id: 1,
    name: 'France',
    children: [
      { id: 11, name: 'Un' },
      { id: 12, name: 'Deux' },
    ],
  },
  { id: 2, name: 'Spain', children: [{ id: 21, name: 'Sol' }] },
];

test('[QCK-07] countries and genres from a card become channels and subgenres once the lists have loaded', () => {
  const selection = {
    ...DEFAULT_SEARCH_FILTER,
    selectedCountries: [1],
    selectedBroadcasts: [12, 21],
    selectedGenresGroups: [2],
  };
  expect(resolvedGroups('Broadcasts', selection, OPTIONS)).toEqual({
    selectedCountries: [],
    selectedBroadcasts: [12, 21, 11],
  });
  expect(resolvedGroups('Genres', selection, OPTIONS)).toEqual({
    selectedGenresGroups: [],
    selectedGenres: [21],
  });
});

test('nothing changes without them', () => {
  expect(resolvedGroups('Broadcasts', DEFAULT_SEARCH_FILTER, OPTIONS)).toBeNull();
  expect(
    resolvedGroups('Keywords', { ...DEFAULT_SEARCH_FILTER, selectedCountries: [1] }, OPTIONS),
  ).toBeNull();
});

test('a group that is not offered stays, so that the search does not widen', () => {
  const selection = { ...DEFAULT_SEARCH_FILTER, selectedCountries: [9, 2] };
  expect(resolvedGroups('Broadcasts', selection, OPTIONS)).toEqual({
    selectedCountries: [9],
    selectedBroadcasts: [21],
  });
  expect(
    resolvedGroups('Broadcasts', { ...DEFAULT_SEARCH_FILTER, selectedCountries: [9] }, OPTIONS),
  ).toBeNull();
});
