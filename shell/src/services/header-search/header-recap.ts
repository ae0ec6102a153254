import { SESSION_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import {
  headerFilter,
  recapEntrySchema,
  SEARCH_TITLES,
  type HeaderFilter,
  type RecapEntry,
} from '@airdex/shared-contracts/search-filter';
import type { BrowserStorage } from '../../lib/storage/browser-storage.ts';

/**
 * The recap's entries for the header: the term, and the fields to search in if they are not the default ones.
 * @param nameOf a field's name in the language of the page
 */
export function headerRecap(
  header: HeaderFilter,
  nameOf: (title: HeaderFilter['selectedSearchTitles'][number]) => string,
): RecapEntry[] {
  const term = header.term.trim();
  const entries: RecapEntry[] = [];
  if (term !== '') {
    entries.push({
      translationKey: 'Term',
      field: 'Term',
      values: [{ id: term, name: term }],
      isAllSelected: false,
    });
  }
  if (!header.isDefaultSearchTitles) {
    entries.push({
      translationKey: 'SearchTitles',
      field: 'SearchTitles',
      values: header.selectedSearchTitles.map((title) => ({ id: title, name: nameOf(title) })),
      isAllSelected: header.allSearchTitles,
    });
  }
  return entries;
}

/** Stores the recap's entries of the header for this tab. */
export function storeHeaderRecap(storage: BrowserStorage, entries: readonly RecapEntry[]): void {
  const stored = entries.map((entry) => ({
    ...entry,
    values: entry.values.map((value) => ({ childs: [], ...value })),
  }));
  storage.write(SESSION_STORAGE_KEYS.headerRecap, stored.length === 0 ? null : JSON.stringify(stored));
}

/** The stored entries; none if nothing is stored or it cannot be read. */
function storedHeaderRecap(storage: BrowserStorage): RecapEntry[] {
  try {
    const stored: unknown = JSON.parse(storage.read(SESSION_STORAGE_KEYS.headerRecap) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.flatMap((entry) => {
      const parsed = recapEntrySchema.safeParse(entry);
      return parsed.success ? [parsed.data] : [];
    });
  } catch {
    return [];
  }
}

/** The header of this tab before a reload. Session storage keeps it as recap entries, whose ids contain its data. */
export function storedHeader(storage: BrowserStorage): HeaderFilter {
  const entries = storedHeaderRecap(storage);
  const idsOf = (field: RecapEntry['field']) =>
    entries.find((entry) => entry.field === field)?.values.map(({ id }) => id) ?? [];
  const titles = idsOf('SearchTitles');
  return headerFilter(
    String(idsOf('Term')[0] ?? ''),
    SEARCH_TITLES.filter((title) => titles.includes(title)),
  );
}
