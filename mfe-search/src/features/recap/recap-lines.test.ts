import { describe, expect, test } from '@jest/globals';
import {
  DEFAULT_SEARCH_FILTER,
  RECAP_FIELDS,
  type RecapEntry,
  type SearchFilter,
} from '@airdex/shared-contracts/search-filter';
import { recapLines, type RecapOptions, type RecapTexts } from './recap-lines.ts';

const TEXTS: RecapTexts = {
  label: (field) => `<${field}>`,
  everyKeyword: '<every keyword>',
  chosen: (count) => `${count} chosen`,
  unknown: (field, count) => `${count} unknown ${field}`,
  period: (start, end) => `${start ?? '…'}–${end ?? '…'}`,
};
const NONE: RecapOptions = {
  Broadcasts: undefined,
  ProducedIn: undefined,
  DevelopedIn: undefined,
  Genres: undefined,
  FormatTypes: undefined,
  Timeslots: undefined,
  Keywords: undefined,
  Frequencies: undefined,
  Platforms: undefined,
  Weekdays: undefined,
  Playlists: undefined,
  Durations: undefined,
};
const FRANCE = {
  id: 1,
  name: 'France',
  children: [
    { id: 11, name: 'TF1' },
    { id: 12, name: 'M6' },
  ],
};
const JAPAN = { id: 2, name: 'Japan', children: [{ id: 21, name: 'NHK' }] };
const OPTIONS: RecapOptions = {
  ...NONE,
  Broadcasts: [FRANCE, JAPAN],
  Timeslots: [
    { id: 'daytime', name: 'Daytime' },
    { id: 'primetime', name: 'Prime time' },
  ],
};

const lines = (part: Partial<SearchFilter>, options = OPTIONS, header: readonly RecapEntry[] = []) =>
  recapLines(header, { ...DEFAULT_SEARCH_FILTER, ...part }, options, TEXTS);

describe('the lines of the recap', () => {
  test('has no lines for an empty search', () => {
    expect(lines({})).toEqual([]);
  });

  test('has a line for every filter, the header’s first', () => {
    const every: Partial<SearchFilter> = {
      selectedBroadcasts: [11],
      selectedProducedIn: [1],
      selectedDevelopedIn: [1],
      selectedGenres: [1],
      selectedFormatTypes: [1],
      selectedTimeslots: ['daytime'],
      selectedKeywords: [1],
      selectedFrequencies: [-1],
      selectedPlatforms: [1],
      selectedWeekdays: [1],
      selectedPlaylists: [1],
      selectedDurations: [1],
      startDate: '2026-01-01',
      isNotaSelection: true,
      isVideoPresent: true,
      selectedMarketShareComparison: 'BiggerOrEqual',
      hasEvaluation: true,
    };
    const entry = (field: 'Term' | 'SearchTitles') => ({
      translationKey: field,
      field,
      values: [{ id: 'x', name: 'X' }],
      isAllSelected: false,
    });
    const all = lines(every, OPTIONS, [entry('Term'), entry('SearchTitles')]);
    expect(all.map(({ field }) => field)).toEqual(RECAP_FIELDS);
    expect(all.map(({ label }) => label)).toEqual(RECAP_FIELDS.map((field) => `<${field}>`));
    expect(all[0]).toMatchObject({ values: [{ id: 'x', name: 'X', ids: ['x'] }], isNamed: true });
  });

  test('lists channels under their country, and marks a country with all of its channels', () => {
    expect(lines({ selectedBroadcasts: [21, 12] })).toEqual([
      {
        translationKey: 'Broadcasts',
        field: 'Broadcasts',
        label: '<Broadcasts>',
        isAllSelected: false,
        isNamed: true,
        values: [
          { id: 1, name: 'France', childs: [{ id: 12, name: 'M6' }], ids: [12], isWhole: false },
          { id: 2, name: 'Japan', childs: [{ id: 21, name: 'NHK' }], ids: [21], isWhole: true },
        ],
      },
    ]);
  });

  test('treats every value chosen one by one like all of them', () => {
    const all = { isAllSelected: true, values: [] };
    expect(lines({ selectedBroadcasts: [11, 12, 21] })).toMatchObject([all]);
    expect(lines({ selectedTimeslots: ['primetime', 'daytime'] })).toMatchObject([all]);
    expect(lines({ allGenresSelected: true }, NONE)).toMatchObject([all]);
  });

  test('shows their number while names are unknown, also for groups from a card', () => {
    const counted = { isNamed: false, isAllSelected: false };
    expect(lines({ selectedBroadcasts: [11, 12] }, NONE)).toMatchObject([
      { ...counted, values: [{ name: '2 chosen', ids: [11, 12] }] },
    ]);
    expect(lines({ selectedCountries: [1], selectedBroadcasts: [21] }, NONE)).toMatchObject([
      { ...counted, values: [{ name: '2 chosen' }] },
    ]);
  });

  test('labels values without an option for the subscriber, and never shows their ids', () => {
    expect(lines({ selectedBroadcasts: [12, 998, 999] })).toMatchObject([
      { values: [{ name: 'France' }, { name: '2 unknown Broadcasts', ids: [998, 999] }] },
    ]);
    expect(lines({ selectedCountries: [9] })).toMatchObject([
      { isAllSelected: false, values: [{ name: '1 unknown Broadcasts', ids: [] }] },
    ]);
    // More ids than there are options do not mean all of them.
    expect(lines({ selectedBroadcasts: [11, 12, 21, 999] })[0]?.isAllSelected).toBe(false);
  });

  test('shows that every keyword is required, even while none is chosen', () => {
    const label = '<every keyword>';
    expect(lines({ selectedKeywords: [1], searchByAllKeywords: true })).toMatchObject([
      { field: 'Keywords', label, values: [{ name: '1 chosen' }] },
    ]);
    expect(lines({ searchByAllKeywords: true })).toMatchObject([{ field: 'Keywords', label, values: [] }]);
  });

  test('shows dates as one period', () => {
    expect(lines({ startDate: '2026-01-01', endDate: null })).toMatchObject([
      { field: 'Dates', values: [{ name: '2026-01-01–…' }] },
    ]);
  });
});
