import fc from 'fast-check';
import { DURATION_BUCKETS, TIMESLOTS } from '../../constants/codes.ts';
import type { SearchFilter } from '../search-filter.ts';
import { SEARCH_FROM } from '../search-from.ts';
import { SORT_DIRECTIONS, SORT_EXPRESSIONS, type OrderBy } from '../search-request.ts';
import { DEFAULT_SEARCH_TITLES, SEARCH_TITLES } from '../../constants/search-titles.ts';
import type { AddressedSearch } from './search-address.ts';

const ids = () => fc.uniqueArray(fc.integer({ min: -1, max: 2 ** 31 - 1 }), { maxLength: 40 });
const some = <Value>(values: readonly Value[]) =>
  fc.subarray([...values]).chain((chosen) => fc.shuffledSubarray(chosen, { minLength: chosen.length }));
const day = () =>
  fc.option(
    fc
      .date({ min: new Date('1950-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
  );

/** Every field of the filter. A new field has to be added here and to the addresses. */
export const filters: fc.Arbitrary<SearchFilter> = fc.record({
  searchFrom: fc.constantFrom(...SEARCH_FROM),
  // Addresses omit control characters.
  term: fc.string({ unit: 'binary', maxLength: 60 }).map((text) => text.replace(/\p{Cc}/gu, '')),
  selectedSearchTitles: some(SEARCH_TITLES),
  allBroadcastsSelected: fc.boolean(),
  selectedBroadcasts: ids(),
  allProducedInSelected: fc.boolean(),
  selectedProducedIn: ids(),
  allDevelopedInSelected: fc.boolean(),
  selectedDevelopedIn: ids(),
  allGenresSelected: fc.boolean(),
  selectedGenres: ids(),
  allFormatTypesSelected: fc.boolean(),
  selectedFormatTypes: some([1, 2, 3] as const),
  allTimeslotsSelected: fc.boolean(),
  selectedTimeslots: some(TIMESLOTS),
  allKeywordsSelected: fc.boolean(),
  selectedKeywords: ids(),
  searchByAllKeywords: fc.boolean(),
  allFrequenciesSelected: fc.boolean(),
  selectedFrequencies: ids(),
  allPlatformsSelected: fc.boolean(),
  selectedPlatforms: some([1, 2] as const),
  allWeekdaysSelected: fc.boolean(),
  selectedWeekdays: some([1, 2, 3, 4, 5, 6, 7]),
  allPlaylistsSelected: fc.boolean(),
  selectedPlaylists: ids(),
  allDurationsSelected: fc.boolean(),
  selectedDurations: some(DURATION_BUCKETS.map(({ id }) => id)),
  startDate: day(),
  endDate: day(),
  isNotaSelection: fc.boolean(),
  isVideoPresent: fc.boolean(),
  selectedMarketShareComparison: fc.option(fc.constant('BiggerOrEqual')),
  hasEvaluation: fc.boolean(),
  savedSearchId: fc.option(fc.integer({ min: 1, max: 2 ** 31 - 1 })),
  lastCall: fc.option(fc.constant('2026-01-01T10:00:00Z')),
  refreshLastCall: fc.boolean(),
  selectedCountries: ids(),
  selectedGenresGroups: ids(),
} satisfies { readonly [Field in keyof SearchFilter]: fc.Arbitrary<SearchFilter[Field]> });

const orders: fc.Arbitrary<OrderBy[]> = some(SORT_EXPRESSIONS).chain((expressions) =>
  fc.tuple(
    ...expressions.map((sortExpression) =>
      fc.record({
        sortExpression: fc.constant(sortExpression),
        direction: fc.constantFrom(...SORT_DIRECTIONS),
      }),
    ),
  ),
);
export const searches: fc.Arbitrary<AddressedSearch> = fc.record({
  filter: filters,
  orderBy: orders,
  view: fc.constantFrom('thumbs', 'list'),
});

/** A filter as its address keeps it: lists without an order, and no fields of one run of a saved search. */
export function kept(filter: SearchFilter): SearchFilter {
  const sorted = Object.fromEntries(
    Object.entries(filter).map(([field, value]) => [
      field,
      Array.isArray(value) ? value.toSorted((a, b) => Number(a) - Number(b)) : value,
    ]),
  ) as SearchFilter;
  const titles = SEARCH_TITLES.filter((title) => filter.selectedSearchTitles.includes(title));
  const areDefault = titles.length === 4 && DEFAULT_SEARCH_TITLES.every((title) => titles.includes(title));
  return {
    ...sorted,
    selectedTimeslots: TIMESLOTS.filter((slot) => filter.selectedTimeslots.includes(slot)),
    selectedSearchTitles: areDefault ? [] : titles,
    lastCall: null,
    refreshLastCall: false,
  };
}
