import { describe, expect, test } from '@jest/globals';
import { DEFAULT_SEARCH_FILTER, isDefault, type SearchFilter } from '@airdex/shared-contracts/search-filter';
import { tickedAmong, tickedOptions, tickedPair } from './facet-pair.ts';

describe('a filter stored as a pair', () => {
  test('contains what is ticked, and says if that is all', () => {
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

  test('[ADV-12] shows all as ticked if it says all, whatever the list contains', () => {
    const all = { ...DEFAULT_SEARCH_FILTER, allWeekdaysSelected: true };
    expect(tickedOptions(all, 'Weekdays', [1, 2])).toEqual([1, 2]);
    const some = { ...DEFAULT_SEARCH_FILTER, selectedWeekdays: [2] };
    expect(tickedOptions(some, 'Weekdays', [1, 2])).toEqual([2]);
    expect(isDefault({ ...DEFAULT_SEARCH_FILTER, ...tickedPair('Weekdays', [], 7) })).toBe(true);
  });
});

describe('a change among the options that the rest of the selection leaves', () => {
  const all = [1, 2, 3, 4];
  const named = (id: number) => ({ id, name: `Option ${id}` });
  const known = all.map(named);
  const filter = (fields: Partial<SearchFilter>) => ({ ...DEFAULT_SEARCH_FILTER, ...fields });

  test('does not turn all of them into a choice of everything', () => {
    expect(tickedAmong('ProducedIn', filter({}), [2], { offered: [2], known })).toEqual({
      allProducedInSelected: false,
      selectedProducedIn: [2],
    });
    expect(tickedAmong('ProducedIn', filter({}), [2], { offered: [2], known: undefined })).toMatchObject({
      allProducedInSelected: false,
    });
  });

  test('keeps hidden ones selected when one of everything is unticked', () => {
    const everything = filter({ allProducedInSelected: true, selectedProducedIn: all });
    expect(tickedAmong('ProducedIn', everything, [3], { offered: [2, 3], known })).toEqual({
      allProducedInSelected: false,
      selectedProducedIn: [3, 1, 4],
    });
    expect(tickedAmong('ProducedIn', everything, [2, 3], { offered: [2, 3], known })).toMatchObject({
      allProducedInSelected: true,
    });
  });

  test('[MSD-01] selects nothing hidden when everything is cleared', () => {
    const everything = filter({ allProducedInSelected: true, selectedProducedIn: all });
    expect(tickedAmong('ProducedIn', everything, [], { offered: [2, 3], known })).toEqual({
      allProducedInSelected: false,
      selectedProducedIn: [],
    });
  });

  test('[MSD-01] clears the hidden options of a group together with the group', () => {
    const groups = [
      { ...named(100), children: [named(1), named(2)] },
      { ...named(101), children: [named(3), named(4)] },
      { ...named(102), children: [named(5)] },
    ];
    const everything = filter({ allBroadcastsSelected: true, selectedBroadcasts: [1, 2, 3, 4, 5] });
    const options = { offered: [1, 3], known: groups };
    expect(tickedAmong('Broadcasts', everything, [3], options)).toEqual({
      allBroadcastsSelected: false,
      selectedBroadcasts: [3, 4, 5],
    });
  });
});
