import { SESSION_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import { recapEntrySchema, type HeaderFilter, type RecapEntry } from '@airdex/shared-contracts/search-filter';
import type { BrowserStorage } from '../../lib/storage/browser-storage.ts';

/**
 * What the recap shows of the header: the term, and the fields to search in where they are not the default ones.
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

/** Keeps the recap's entries of the header for this tab. */
export function storeHeaderRecap(storage: BrowserStorage, entries: readonly RecapEntry[]): void {
  storage.write(SESSION_STORAGE_KEYS.headerRecap, entries.length === 0 ? null : JSON.stringify(entries));
}

/** The stored entries; none where there are none or they can't be read. */
export function storedHeaderRecap(storage: BrowserStorage): RecapEntry[] {
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
