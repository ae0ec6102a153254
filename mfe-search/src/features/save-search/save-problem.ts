import { hasActiveFilters, isDefault, type SearchFilter } from '@airdex/shared-contracts/search-filter';

/** Why a search can't be saved: it has no filter at all, or (with dates alone) nothing that it looks for. */
export type SaveProblem = 'no-filter' | 'invalid-search';

/** What keeps a search from being saved, or null: dates alone are the default search, also those of a menu. */
export function saveProblem(filter: SearchFilter): SaveProblem | null {
  if (!isDefault(filter) || filter.term.trim() !== '') return null;
  return hasActiveFilters(filter) ? 'invalid-search' : 'no-filter';
}
