import { QUICK_SEARCH_TERM_MIN } from '../constants/limits.ts';
import type { Language } from '../constants/language.ts';
import { isDefault } from './is-default.ts';
import type { SearchFilter } from './search-filter.ts';

/**
 * Minimum length of a term for a quick search: 3 characters, or 2 in Chinese. Two Chinese characters are enough in
 * English pages too, so that an address works in both languages.
 */
export function quickSearchTermMin(term: string, language: Language): number {
  return QUICK_SEARCH_TERM_MIN[/\p{Script=Han}/u.test(term) ? 'ch' : language];
}

/** Whether the term, without outer spaces, is long enough for a quick search. */
export function isQuickSearchTerm(term: string, language: Language): boolean {
  return [...term.trim()].length >= quickSearchTermMin(term, language);
}

/**
 * Whether a search may be sent. A quick search needs a term of the minimum length. An advanced search must differ from
 * the default one or have a term. Menus are always valid.
 */
export function isSearchValid(filter: SearchFilter, language: Language): boolean {
  if (filter.searchFrom === 'QuickSearch') return isQuickSearchTerm(filter.term, language);
  if (filter.searchFrom === 'AdvancedSearch') return !(isDefault(filter) && filter.term.trim() === '');
  return true;
}
