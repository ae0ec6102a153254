import { searchFilterSchema, type SearchFilter } from './search-filter.ts';

/** The search without any restriction: the base of every menu, and the result of "clear all". */
export const DEFAULT_SEARCH_FILTER: SearchFilter = Object.freeze(searchFilterSchema.parse({}));
