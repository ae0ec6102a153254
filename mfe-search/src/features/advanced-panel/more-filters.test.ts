import { expect, test } from '@jest/globals';
import { DEFAULT_SEARCH_FILTER } from '@airdex/shared-contracts/search-filter';
import { usesMoreFilters } from './more-filters.ts';

test('filters that are always visible don’t open the others', () => {
  expect(usesMoreFilters(DEFAULT_SEARCH_FILTER)).toBe(false);
  expect(
    usesMoreFilters({ ...DEFAULT_SEARCH_FILTER, selectedGenres: [1], startDate: '2026-01-01', term: 'quiz' }),
  ).toBe(false);
  // From a card, until the panel has loaded their channels and subgenres.
  expect(
    usesMoreFilters({ ...DEFAULT_SEARCH_FILTER, selectedCountries: [1], selectedGenresGroups: [1] }),
  ).toBe(false);
});

test.each([
  { selectedWeekdays: [1] },
  { hasEvaluation: true },
  { selectedMarketShareComparison: 'BiggerOrEqual' },
  { allPlatformsSelected: true },
] as const)('a filter in use opens the others (%j)', (part) => {
  expect(usesMoreFilters({ ...DEFAULT_SEARCH_FILTER, selectedGenres: [1], ...part } as never)).toBe(true);
});
