import { DEFAULT_SEARCH_FILTER, isDefault, type SearchFilter } from '@airdex/shared-contracts/search-filter';

/** The filters that are in sight at first. */
const QUICK: readonly (keyof SearchFilter)[] = [
  'allBroadcastsSelected',
  'selectedBroadcasts',
  'allProducedInSelected',
  'selectedProducedIn',
  'allDevelopedInSelected',
  'selectedDevelopedIn',
  'allGenresSelected',
  'selectedGenres',
  'allFormatTypesSelected',
  'selectedFormatTypes',
  'allTimeslotsSelected',
  'selectedTimeslots',
];

/** Whether any of the filters under "More filters" is in use: then they are shown, so that none works unseen. */
export function usesMoreFilters(filter: SearchFilter): boolean {
  const others = {
    ...filter,
    ...Object.fromEntries(QUICK.map((field) => [field, DEFAULT_SEARCH_FILTER[field]])),
  };
  return !isDefault(others);
}
