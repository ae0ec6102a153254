/** Where a search was started. The rules for a valid search depend on it. */
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
