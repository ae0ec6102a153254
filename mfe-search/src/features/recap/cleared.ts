import { hasActiveFilters, type SearchFilter } from '@airdex/shared-contracts/search-filter';

/** The last search that can be restored. */
interface Cleared {
  /** The search on the screen; null while a page is shown. */
  readonly search: SearchFilter | null;
  /** The search whose filters were all cleared; null once something else was searched for. */
  readonly offered: SearchFilter | null;
}

export const NOTHING_CLEARED: Cleared = { search: null, offered: null };

/**
 * Tracks the searches on the screen, however they were cleared: by the bar, its dialog, the header or the
 * panel. A search without filters that was opened by its address, for example by Back, was not cleared.
 */
export function clearedAfter(
  last: Cleared,
  { search, isFromAddress }: { readonly search: SearchFilter | null; readonly isFromAddress: boolean },
): Cleared {
  if (search === null || isFromAddress || hasActiveFilters(search)) return { search, offered: null };
  const wasActive = last.search !== null && hasActiveFilters(last.search);
  return { search, offered: wasActive ? last.search : last.offered };
}
