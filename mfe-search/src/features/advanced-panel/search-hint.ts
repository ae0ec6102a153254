import type { Language } from '@airdex/shared-contracts/constants';
import { isSearchValid, type SearchFilter } from '@airdex/shared-contracts/search-filter';
import { asAdvancedSearch } from '../search-session/search-action.ts';

/**
 * The hint at the Search button; null if there is something to search for. Dates alone are not enough: they
 * only narrow the results of a word or another criterion.
 */
export function searchHint(selection: SearchFilter, language: Language): 'nothing' | 'datesAlone' | null {
  if (isSearchValid(asAdvancedSearch(selection), language)) return null;
  return selection.startDate === null && selection.endDate === null ? 'nothing' : 'datesAlone';
}
