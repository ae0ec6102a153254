import { headerFilter, type HeaderFilter } from './header-filter.ts';
import type { RecapEntry } from './recap-entry.ts';
import { SEARCH_TITLES } from './search-titles.ts';

/** The header's filter that its recap entries stand for; entries of other filters are left aside. */
export function headerOfRecap(entries: readonly RecapEntry[]): HeaderFilter {
  const values = (field: RecapEntry['field']) => entries.find((entry) => entry.field === field)?.values ?? [];
  const titles = SEARCH_TITLES.filter((title) => values('SearchTitles').some((value) => value.id === title));
  return headerFilter(String(values('Term')[0]?.id ?? ''), titles);
}
