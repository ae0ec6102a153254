import { describe, expect, test } from '@jest/globals';
import {
  DEFAULT_HEADER_FILTER,
  DEFAULT_SEARCH_FILTER,
  hasActiveFilters,
  headerFilter,
} from '@airdex/shared-contracts/search-filter';
import { headerAfter, searchFilterOf, type SearchAction } from './search-action.ts';

const TODAY = '2026-11-20';

describe('the filter of an action', () => {
  test('starts from the default search with the header’s term and fields for a quick search', () => {
    const header = headerFilter(' crime ', ['DIRECTOR']);
    expect(searchFilterOf({ type: 'setSearchFrom', searchFrom: 'QuickSearch', header })).toEqual({
      ...DEFAULT_SEARCH_FILTER,
      searchFrom: 'QuickSearch',
      term: 'crime',
      selectedSearchTitles: ['DIRECTOR'],
    });
  });

  test('is an advanced search for nothing on Enter with an empty term', () => {
    expect(searchFilterOf({ type: 'submitSearch', header: DEFAULT_HEADER_FILTER })).toMatchObject({
      searchFrom: 'AdvancedSearch',
      term: '',
    });
  });

  test('adds a term to the given filters, as an advanced search', () => {
    const joined = {
      ...DEFAULT_SEARCH_FILTER,
      selectedWeekdays: [6, 7],
      savedSearchId: 4,
      refreshLastCall: true,
    };
    const header = headerFilter('crime');
    for (const type of ['setSearchFrom', 'submitSearch'] as const)
      expect(searchFilterOf({ type, searchFrom: 'QuickSearch', header }, joined)).toMatchObject({
        searchFrom: 'AdvancedSearch',
        term: 'crime',
        selectedWeekdays: [6, 7],
        savedSearchId: null,
        refreshLastCall: false,
      });
  });

  test('counts dates alone as filters', () => {
    const joined = { ...DEFAULT_SEARCH_FILTER, startDate: '2026-01-01' };
    expect(searchFilterOf({ type: 'submitSearch', header: headerFilter('ab') }, joined).searchFrom).toBe(
      'AdvancedSearch',
    );
  });

  test.each([
    ['NotaSelection', { isNotaSelection: true, startDate: null, endDate: null }],
    ['Latest', { startDate: '2025-11-19', endDate: '2026-11-19' }],
    ['Upcoming', { startDate: TODAY, endDate: null }],
    [
      'AudienceBooster',
      { selectedMarketShareComparison: 'BiggerOrEqual', startDate: '2025-11-20', endDate: TODAY },
    ],
  ] as const)(
    '[QCK-01] [QCK-02] [QCK-03] [QCK-04] %s resets the search and sets its own fields',
    (type, fields) => {
      expect(searchFilterOf({ type, today: TODAY })).toEqual({
        ...DEFAULT_SEARCH_FILTER,
        searchFrom: type,
        ...fields,
      });
    },
  );
});

describe('what the header shows', () => {
  const after = (action: SearchAction) => headerAfter(action, searchFilterOf(action));

  test('[HDR-08] a saved search and a card search set their term and fields', () => {
    const filter = { ...DEFAULT_SEARCH_FILTER, term: 'quiz', selectedSearchTitles: ['PRODUCERS' as const] };
    expect(after({ type: 'SavedSearch', saved: { id: 1, searchName: 'x', lastCall: null, filter } })).toEqual(
      headerFilter('quiz', ['PRODUCERS']),
    );
    expect(after({ type: 'SearchFromCard', filter: { selectedGenres: [1] } })).toEqual(DEFAULT_HEADER_FILTER);
  });

  test('[QCK-08] every other menu clears the header', () => {
    expect(after({ type: 'Latest', today: TODAY })).toEqual(DEFAULT_HEADER_FILTER);
    expect(after({ type: 'Playlist', id: 4 })).toEqual(DEFAULT_HEADER_FILTER);
  });

  test('actions that the header raised itself do not change it', () => {
    expect(after({ type: 'submitSearch', header: headerFilter('abc') })).toBeNull();
  });
});

test('filters are active as soon as the search has any criterion', () => {
  expect(hasActiveFilters(DEFAULT_SEARCH_FILTER)).toBe(false);
  expect(hasActiveFilters({ ...DEFAULT_SEARCH_FILTER, term: 'a' })).toBe(true);
  expect(hasActiveFilters(searchFilterOf({ type: 'Upcoming', today: TODAY }))).toBe(true);
  expect(hasActiveFilters({ ...DEFAULT_SEARCH_FILTER, hasEvaluation: true })).toBe(true);
});
