import type { Language } from '@airdex/shared-contracts/constants';
import { isSearchValid, type SearchFilter } from '@airdex/shared-contracts/search-filter';
import { asAdvancedSearch } from '../search-session/search-action.ts';

/**
 * What the Search button says before it is pressed: null when there is something to search for. Dates don't make a
 * search of their own: they narrow what a word or another criterion finds.
 */
export function searchHint(selection: SearchFilter, language: Language): 'nothing' | 'datesAlone' | null {
  if (isSearchValid(asAdvancedSearch(selection), language)) return null;
  return selection.startDate === null && selection.endDate === null ? 'nothing' : 'datesAlone';
}
