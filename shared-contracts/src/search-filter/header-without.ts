import { headerFilter, type HeaderFilter } from './header-filter.ts';
import type { RecapField } from './recap-entry.ts';

/**
 * The header's filter after a chip of the recap, or some of its values, was deleted. Without any field left, it has the
 * default ones. Returns the same object if the chip does not belong to the header, or nothing was deleted.
 */
export function headerWithout(
  header: HeaderFilter,
  { field, ids }: { readonly field: RecapField; readonly ids?: readonly (number | string)[] },
): HeaderFilter {
  const { term, selectedSearchTitles: titles, isDefaultSearchTitles } = header;
  if (field === 'Term') return term === '' ? header : headerFilter('', titles);
  if (field !== 'SearchTitles' || isDefaultSearchTitles) return header;
  const kept = ids === undefined ? [] : titles.filter((title) => !ids.includes(title));
  return kept.length === titles.length ? header : headerFilter(term, kept);
}
