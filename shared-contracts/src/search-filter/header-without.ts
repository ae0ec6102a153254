import { headerFilter, type HeaderFilter } from './header-filter.ts';
import type { RecapField } from './recap-entry.ts';

/**
 * The header's filter after a chip of the recap was deleted, or some of its values; the same object when the chip is
 * none of the header's or nothing of it was there. Without any field left the default ones are back.
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
