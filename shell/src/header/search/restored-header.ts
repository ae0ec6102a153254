import {
  headerFilter,
  SEARCH_TITLES,
  type HeaderFilter,
  type RecapEntry,
} from '@airdex/shared-contracts/search-filter';

/** The header's filter that stored recap entries stand for: what the tab held before a reload. */
export function restoredHeader(entries: readonly RecapEntry[]): HeaderFilter {
  const values = (field: RecapEntry['field']) => entries.find((entry) => entry.field === field)?.values ?? [];
  const titles = SEARCH_TITLES.filter((title) => values('SearchTitles').some((value) => value.id === title));
  return headerFilter(String(values('Term')[0]?.id ?? ''), titles);
}
