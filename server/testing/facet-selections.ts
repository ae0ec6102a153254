import type { Facets } from '@airdex/shared-contracts/api';
import { TIMESLOTS } from '@airdex/shared-contracts/constants';
import type { SearchFilterInput } from '@airdex/shared-contracts/search-filter';
import fc from 'fast-check';

const UNKNOWN_ID = 999_999;

/** A few of the ids, sometimes with one that does not exist. */
function someIds(options: readonly { readonly id: number }[]): fc.Arbitrary<number[]> {
  return fc.array(fc.constantFrom(...options.map(({ id }) => id), UNKNOWN_ID), { maxLength: 3 });
}

/** "All" is rare enough not to hide the selected ids. */
const all = fc.constantFrom(true, false, false, false);

/** Random selections over the options of a catalogue: mostly linked filters, and some others. */
export function facetSelections(options: Facets): fc.Arbitrary<SearchFilterInput> {
  return fc.record<SearchFilterInput>(
    {
      term: fc.constantFrom('night', 'harbour', '港口', 'nothing has this title'),
      selectedBroadcasts: someIds(options.countries.flatMap(({ channels }) => channels)),
      allBroadcastsSelected: all,
      selectedCountries: someIds(options.countries),
      selectedProducedIn: someIds(options.producedIn),
      allProducedInSelected: all,
      selectedDevelopedIn: someIds(options.developedIn),
      allDevelopedInSelected: all,
      selectedGenres: someIds(options.genres.flatMap(({ subGenres }) => subGenres)),
      allGenresSelected: all,
      selectedGenresGroups: someIds(options.genres),
      selectedKeywords: someIds(options.keywords.flatMap(({ childs }) => childs)),
      allKeywordsSelected: all,
      searchByAllKeywords: fc.boolean(),
      selectedFrequencies: someIds(options.frequencies),
      allFrequenciesSelected: all,
      selectedPlatforms: fc.subarray([1, 2] as const),
      allPlatformsSelected: all,
      selectedTimeslots: fc.subarray([...TIMESLOTS]),
      startDate: fc.constantFrom(null, '2023-06-01'),
      endDate: fc.constantFrom(null, '2025-01-01'),
      isNotaSelection: fc.boolean(),
    },
    { requiredKeys: [] },
  );
}
