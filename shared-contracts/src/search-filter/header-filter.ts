import * as z from 'zod/mini';
import { DEFAULT_SEARCH_TITLES, SEARCH_TITLES, type SearchTitle } from '../constants/search-titles.ts';

/** The content of the header's search box. */
export const headerFilterSchema = z.object({
  term: z.string(),
  /** True while exactly the four default fields are searched. */
  isDefaultSearchTitles: z.boolean(),
  selectedSearchTitles: z.array(z.enum(SEARCH_TITLES)),
  /** True while all eleven fields are searched. */
  allSearchTitles: z.boolean(),
});
export type HeaderFilter = z.output<typeof headerFilterSchema>;

/** The header's filter for a term and the searched fields; no fields means the default ones. */
export function headerFilter(term: string, titles: readonly SearchTitle[] = []): HeaderFilter {
  const chosen = titles.length === 0 ? DEFAULT_SEARCH_TITLES : titles;
  const selectedSearchTitles = SEARCH_TITLES.filter((title) => chosen.includes(title));
  return {
    term,
    selectedSearchTitles,
    isDefaultSearchTitles:
      selectedSearchTitles.length === DEFAULT_SEARCH_TITLES.length &&
      DEFAULT_SEARCH_TITLES.every((title) => chosen.includes(title)),
    allSearchTitles: selectedSearchTitles.length === SEARCH_TITLES.length,
  };
}

/** Whether both are the same search. Spaces around the term and the order of the fields do not matter. */
export function isSameHeader(a: HeaderFilter, b: HeaderFilter): boolean {
  return (
    a.term.trim() === b.term.trim() &&
    a.selectedSearchTitles.length === b.selectedSearchTitles.length &&
    a.selectedSearchTitles.every((title) => b.selectedSearchTitles.includes(title))
  );
}

export const DEFAULT_HEADER_FILTER: HeaderFilter = Object.freeze(headerFilter(''));
