import { searchFilterSchema, type SearchFilter } from './search-filter.ts';

/** The search that asks for nothing: the start of every menu, and what "clear all" goes back to. */
export const DEFAULT_SEARCH_FILTER: SearchFilter = Object.freeze(searchFilterSchema.parse({}));
