import { DEFAULT_SEARCH_FILTER } from './default-search-filter.ts';
import type { SearchFilter } from './search-filter.ts';

/**
 * Fields in which a search may differ and still be the default one: dates, by definition; the header's own fields, which
 * the validity rules check separately; and fields about the origin of the search.
 */
const NOT_COMPARED: ReadonlySet<keyof SearchFilter> = new Set([
  'startDate',
  'endDate',
  'term',
  'selectedSearchTitles',
  'searchFrom',
  'savedSearchId',
  'lastCall',
  'refreshLastCall',
]);

function isEqual(a: unknown, b: unknown): boolean {
  return Array.isArray(a) && Array.isArray(b)
    ? a.length === b.length && a.every((value, index) => value === b[index])
    : a === b;
}

/** True when the selection equals the default one apart from its dates. */
export function isDefault(filter: SearchFilter): boolean {
  return (Object.keys(DEFAULT_SEARCH_FILTER) as (keyof SearchFilter)[]).every(
    (field) => NOT_COMPARED.has(field) || isEqual(filter[field], DEFAULT_SEARCH_FILTER[field]),
  );
}
