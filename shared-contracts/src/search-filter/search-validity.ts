import { QUICK_SEARCH_TERM_MIN } from '../constants/limits.ts';
import type { Language } from '../constants/language.ts';
import { isDefault } from './is-default.ts';
import type { SearchFilter } from './search-filter.ts';

/**
 * True when the term is long enough for a quick search: 3 characters, 2 in Chinese. Outer spaces don't count. A word of
 * Chinese characters is no shorter for the language that the page is in, nor for the one of who gets its address.
 */
export function isQuickSearchTerm(term: string, language: Language): boolean {
  const written = /\p{Script=Han}/u.test(term) ? 'ch' : language;
  return [...term.trim()].length >= QUICK_SEARCH_TERM_MIN[written];
}

/**
 * Whether a search may be sent. A quick search needs its minimum term; an advanced search must differ from the default
 * one or have a term; the menus are valid as they are.
 */
export function isSearchValid(filter: SearchFilter, language: Language): boolean {
  if (filter.searchFrom === 'QuickSearch') return isQuickSearchTerm(filter.term, language);
  if (filter.searchFrom === 'AdvancedSearch') return !(isDefault(filter) && filter.term.trim() === '');
  return true;
}
