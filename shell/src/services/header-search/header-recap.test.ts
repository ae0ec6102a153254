import { beforeEach, describe, expect, test } from '@jest/globals';
import { SESSION_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import { DEFAULT_HEADER_FILTER, headerFilter, SEARCH_TITLES } from '@airdex/shared-contracts/search-filter';
import { browserStorage } from '../../lib/storage/browser-storage.ts';
import { headerRecap, storedHeader, storeHeaderRecap } from './header-recap.ts';

const storage = browserStorage(() => sessionStorage);

beforeEach(() => sessionStorage.clear());

describe('the recap of the header', () => {
  test('names the term, and the fields if they are not the default ones', () => {
    expect(headerRecap(headerFilter('  '), String)).toEqual([]);
    const entries = headerRecap(headerFilter(' news ', ['DIRECTOR', 'PRODUCERS']), (title) =>
      title.toLowerCase(),
    );
    expect(entries).toEqual([
      { translationKey: 'Term', field: 'Term', values: [{ id: 'news', name: 'news' }], isAllSelected: false },
      {
        translationKey: 'SearchTitles',
        field: 'SearchTitles',
        values: [
          { id: 'PRODUCERS', name: 'producers' },
          { id: 'DIRECTOR', name: 'director' },
        ],
        isAllSelected: false,
      },
    ]);
    expect(headerRecap(headerFilter('', SEARCH_TITLES), String)[0]?.isAllSelected).toBe(true);
  });

  test('[HDR-13] is kept in session storage: key, field, values, isAllSelected', () => {
    storeHeaderRecap(storage, headerRecap(headerFilter('news', ['DIRECTOR']), String));
    const stored: unknown = JSON.parse(sessionStorage.getItem(SESSION_STORAGE_KEYS.headerRecap) ?? '');
    const entry = (field: string, id: string) => ({
      ...{ translationKey: field, field, isAllSelected: false },
      values: [{ id, name: id, childs: [] }],
    });
    expect(stored).toEqual([entry('Term', 'news'), entry('SearchTitles', 'DIRECTOR')]);
    storeHeaderRecap(storage, []);
    expect(sessionStorage.getItem(SESSION_STORAGE_KEYS.headerRecap)).toBeNull();
  });
});

describe('the header after a reload', () => {
  test.each([
    headerFilter(''),
    headerFilter('news'),
    headerFilter('新闻', ['DIRECTOR', 'Keywords']),
    headerFilter('', SEARCH_TITLES),
  ])('is the stored one (%#)', (header) => {
    storeHeaderRecap(storage, headerRecap(header, String));
    expect(storedHeader(storage)).toEqual(header);
  });

  test('is restored from ids, never from names', () => {
    storeHeaderRecap(
      storage,
      headerRecap(headerFilter('', ['DIRECTOR']), () => 'PRODUCERS'),
    );
    expect(storedHeader(storage)).toEqual(headerFilter('', ['DIRECTOR']));
  });

  test.each(['{', '{}', '[{"field":"Nothing"}]', 'null'])('is empty when %s is stored', (stored) => {
    sessionStorage.setItem(SESSION_STORAGE_KEYS.headerRecap, stored);
    expect(storedHeader(storage)).toEqual(DEFAULT_HEADER_FILTER);
  });
});
