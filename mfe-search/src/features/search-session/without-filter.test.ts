import { describe, expect, test } from '@jest/globals';
import {
  DEFAULT_SEARCH_FILTER,
  RECAP_FIELDS,
  type SearchFilter,
} from '@airdex/shared-contracts/search-filter';
import { withoutFilter } from './without-filter.ts';

const USED: SearchFilter = {
  ...DEFAULT_SEARCH_FILTER,
  term: 'quiz',
  selectedBroadcasts: [1, 2],
  selectedCountries: [3],
  selectedProducedIn: [4],
  allDevelopedInSelected: true,
  selectedGenres: [5],
  selectedFormatTypes: [1],
  selectedTimeslots: ['daytime', 'primetime'],
  selectedKeywords: [6],
  searchByAllKeywords: true,
  selectedFrequencies: [-1],
  selectedPlatforms: [2],
  selectedWeekdays: [7],
  selectedPlaylists: [8],
  selectedDurations: [4],
  startDate: '2026-01-01',
  isNotaSelection: true,
  isVideoPresent: true,
  selectedMarketShareComparison: 'BiggerOrEqual',
  hasEvaluation: true,
};

describe('deleting a chip of the recap', () => {
  test('[ADV-08] resets that part of the selection and no other; resetting all parts leads to the default', () => {
    const own = RECAP_FIELDS.filter((field) => field !== 'Term' && field !== 'SearchTitles');
    for (const field of own) {
      const next = withoutFilter(USED, { field });
      expect(next).not.toEqual(USED);
      expect(withoutFilter(next, { field })).toBe(next);
    }
    expect(own.reduce((filter, field) => withoutFilter(filter, { field }), USED)).toEqual({
      ...DEFAULT_SEARCH_FILTER,
      term: 'quiz',
    });
  });

  test('removes the header’s part as the header does', () => {
    const titled = { ...USED, selectedSearchTitles: ['DIRECTOR' as const] };
    expect(withoutFilter(titled, { field: 'Term' })).toEqual({ ...titled, term: '' });
    expect(withoutFilter(titled, { field: 'SearchTitles' }).selectedSearchTitles).toHaveLength(4);
    expect(withoutFilter(USED, { field: 'SearchTitles' })).toBe(USED);
  });

  test('[ADV-08] changes nothing if nothing was chosen', () => {
    expect(withoutFilter(DEFAULT_SEARCH_FILTER, { field: 'Genres' })).toBe(DEFAULT_SEARCH_FILTER);
    expect(withoutFilter(USED, { field: 'Broadcasts', ids: [99] })).toBe(USED);
  });

  test('leaves the other values of a chip', () => {
    expect(withoutFilter(USED, { field: 'Timeslots', ids: ['daytime'] }).selectedTimeslots).toEqual([
      'primetime',
    ]);
    expect(withoutFilter(USED, { field: 'Keywords', ids: [6] })).toMatchObject({
      selectedKeywords: [],
      searchByAllKeywords: false,
    });
  });
});
