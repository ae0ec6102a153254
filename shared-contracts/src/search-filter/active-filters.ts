import { isDefault } from './is-default.ts';
import type { SearchFilter } from './search-filter.ts';

/** Whether a filter restricts anything besides the header's own fields. */
export function hasFacets(filter: SearchFilter): boolean {
  return !isDefault(filter) || filter.startDate !== null || filter.endDate !== null;
}

/** Whether "clear all filters" has anything to clear. */
export function hasActiveFilters(filter: SearchFilter): boolean {
  return hasFacets(filter) || filter.term !== '';
}
