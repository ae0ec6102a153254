import { describe, expect, test } from '@jest/globals';
import { DEFAULT_SEARCH_FILTER, isDefault } from '@airdex/shared-contracts/search-filter';
import { tickedOptions, tickedPair } from './facet-pair.ts';

describe('a filter that is kept as a pair', () => {
  test('holds what is ticked, and says when that is all', () => {
    expect(tickedPair('Weekdays', [6, 7], 7)).toEqual({
      allWeekdaysSelected: false,
      selectedWeekdays: [6, 7],
    });
    expect(tickedPair('FormatTypes', [1, 3, 2], 3)).toEqual({
      allFormatTypesSelected: true,
      selectedFormatTypes: [1, 3, 2],
    });
    expect(tickedPair('Playlists', [], 0)).toEqual({ allPlaylistsSelected: false, selectedPlaylists: [] });
  });

  test('[ADV-12] shows all as ticked when it says all, whatever the list holds', () => {
    const all = { ...DEFAULT_SEARCH_FILTER, allWeekdaysSelected: true };
    expect(tickedOptions(all, 'Weekdays', [1, 2])).toEqual([1, 2]);
    const some = { ...DEFAULT_SEARCH_FILTER, selectedWeekdays: [2] };
    expect(tickedOptions(some, 'Weekdays', [1, 2])).toEqual([2]);
    expect(isDefault({ ...DEFAULT_SEARCH_FILTER, ...tickedPair('Weekdays', [], 7) })).toBe(true);
  });
});
