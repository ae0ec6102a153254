import { expect, test } from '@jest/globals';
import { DEFAULT_SEARCH_FILTER } from './default-search-filter.ts';
import {
  cardSearchFilter,
  playlistFilter,
  quickSearchFilter,
  savedSearchFilter,
} from './quick-search-presets.ts';

const TODAY = '2024-02-29';

test('[QCK-01] provider selection is the default search with the selection flag and no dates', () => {
  expect(quickSearchFilter('NotaSelection', TODAY)).toEqual({
    ...DEFAULT_SEARCH_FILTER,
    searchFrom: 'NotaSelection',
    isNotaSelection: true,
    startDate: null,
    endDate: null,
  });
});

test('[QCK-02] latest ends yesterday and starts one year before that', () => {
  expect(quickSearchFilter('Latest', TODAY)).toEqual({
    ...DEFAULT_SEARCH_FILTER,
    searchFrom: 'Latest',
    startDate: '2023-02-28',
    endDate: '2024-02-28',
  });
});

test('[QCK-03] upcoming starts today and has no end', () => {
  expect(quickSearchFilter('Upcoming', TODAY)).toEqual({
    ...DEFAULT_SEARCH_FILTER,
    searchFrom: 'Upcoming',
    startDate: TODAY,
    endDate: null,
  });
});

test('[QCK-04] audience booster compares, ends today and starts one year earlier', () => {
  expect(quickSearchFilter('AudienceBooster', TODAY)).toEqual({
    ...DEFAULT_SEARCH_FILTER,
    searchFrom: 'AudienceBooster',
    selectedMarketShareComparison: 'BiggerOrEqual',
    startDate: '2023-02-28',
    endDate: TODAY,
  });
});

test('an invalid day is rejected', () => {
  expect(() => quickSearchFilter('Latest', '29/02/2024')).toThrow('is not a date');
});

test('[QCK-05] a saved search has its filter, id and last call, and counts as a view', () => {
  const filter = { ...DEFAULT_SEARCH_FILTER, selectedGenres: [4], term: 'crime' };
  expect(savedSearchFilter({ id: 7, lastCall: '2026-01-01T10:00:00Z', filter })).toEqual({
    ...filter,
    searchFrom: 'SavedSearch',
    savedSearchId: 7,
    lastCall: '2026-01-01T10:00:00Z',
    refreshLastCall: true,
  });
});

test('[QCK-06] a playlist selects its programmes, without dates', () => {
  expect(playlistFilter(9)).toEqual({
    ...DEFAULT_SEARCH_FILTER,
    searchFrom: 'Playlist',
    selectedPlaylists: [9],
    startDate: null,
    endDate: null,
  });
});

test('[QCK-07] a card search merges the given filter into the default one and is an advanced search', () => {
  expect(cardSearchFilter({ selectedCountries: [3], term: 'Northlight' })).toEqual({
    ...DEFAULT_SEARCH_FILTER,
    searchFrom: 'AdvancedSearch',
    selectedCountries: [3],
    term: 'Northlight',
  });
});
