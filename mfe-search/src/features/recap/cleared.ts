import { hasActiveFilters, type SearchFilter } from '@airdex/shared-contracts/search-filter';

/** The last search that can be restored. */
export interface Cleared {
  /** The search on the screen; null while a page is shown. */
  readonly search: SearchFilter | null;
  /** The search whose filters were all cleared; null once something else was searched for. */
  readonly offered: SearchFilter | null;
}

export const NOTHING_CLEARED: Cleared = { search: null, offered: null };

/**
 * Tracks the searches on the screen, however they were cleared: by the bar, its dialog, the header or the
 * panel.
 */
export function clearedAfter(last: Cleared, search: SearchFilter | null): Cleared {
  if (search === null || hasActiveFilters(search)) return { search, offered: null };
  const wasActive = last.search !== null && hasActiveFilters(last.search);
  return { search, offered: wasActive ? last.search : last.offered };
}
