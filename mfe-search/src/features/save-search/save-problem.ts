import { hasActiveFilters, isDefault, type SearchFilter } from '@airdex/shared-contracts/search-filter';

/** Why a search can't be saved: it has no filter, or only dates. */
export type SaveProblem = 'no-filter' | 'invalid-search';

/**
 * What prevents a search from being saved, or null. The menus' searches are complete, even with dates alone.
 */
export function saveProblem(filter: SearchFilter): SaveProblem | null {
  const isOfMenu = filter.searchFrom !== 'AdvancedSearch' && filter.searchFrom !== 'QuickSearch';
  if (isOfMenu || !isDefault(filter) || filter.term.trim() !== '') return null;
  return hasActiveFilters(filter) ? 'invalid-search' : 'no-filter';
}
