import { DEFAULT_SEARCH_FILTER, isDefault, type SearchFilter } from '@airdex/shared-contracts/search-filter';

/** The filters that are visible initially. */
const QUICK: readonly (keyof SearchFilter)[] = [
  'allBroadcastsSelected',
  'selectedBroadcasts',
  'selectedCountries',
  'allProducedInSelected',
  'selectedProducedIn',
  'allDevelopedInSelected',
  'selectedDevelopedIn',
  'allGenresSelected',
  'selectedGenres',
  'selectedGenresGroups',
  'allFormatTypesSelected',
  'selectedFormatTypes',
  'allTimeslotsSelected',
  'selectedTimeslots',
];

/**
 * Whether any filter under "More filters" is in use. They are shown then, so that no filter is active unseen.
 */
export function usesMoreFilters(filter: SearchFilter): boolean {
  const others = {
    ...filter,
    ...Object.fromEntries(QUICK.map((field) => [field, DEFAULT_SEARCH_FILTER[field]])),
  };
  return !isDefault(others);
}
