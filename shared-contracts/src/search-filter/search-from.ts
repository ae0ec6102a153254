/** Where a search was started from. It decides which rules say that the search is valid. */
export const SEARCH_FROM = [
  'QuickSearch',
  'AdvancedSearch',
  'NotaSelection',
  'Latest',
  'Upcoming',
  'AudienceBooster',
  'SavedSearch',
  'Playlist',
] as const;
export type SearchFrom = (typeof SEARCH_FROM)[number];
