import { isDefault } from './is-default.ts';
import type { SearchFilter } from './search-filter.ts';

/** Whether a filter asks for anything besides the header's own part. */
export function hasFacets(filter: SearchFilter): boolean {
  return !isDefault(filter) || filter.startDate !== null || filter.endDate !== null;
}

/** Whether there is anything that "clear all filters" would clear. */
export function hasActiveFilters(filter: SearchFilter): boolean {
  return hasFacets(filter) || filter.term !== '';
}
