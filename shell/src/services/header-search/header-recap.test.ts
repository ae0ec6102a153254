import { beforeEach, describe, expect, test } from '@jest/globals';
import { SESSION_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import { headerFilter, SEARCH_TITLES } from '@airdex/shared-contracts/search-filter';
import { browserStorage } from '../../lib/storage/browser-storage.ts';
import { headerRecap, storedHeaderRecap, storeHeaderRecap } from './header-recap.ts';

const storage = browserStorage(() => sessionStorage);

beforeEach(() => sessionStorage.clear());

describe('the recap of the header', () => {
  test('names the term and the fields that are not the default ones', () => {
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
    const entries = headerRecap(headerFilter('news', ['DIRECTOR']), String);
    storeHeaderRecap(storage, entries);
    expect(JSON.parse(sessionStorage.getItem(SESSION_STORAGE_KEYS.headerRecap) ?? '')).toEqual(entries);
    expect(storedHeaderRecap(storage)).toEqual(entries);
    storeHeaderRecap(storage, []);
    expect(sessionStorage.getItem(SESSION_STORAGE_KEYS.headerRecap)).toBeNull();
  });

  test.each(['{', '{}', '[{"field":"Nothing"}]', 'null'])('is empty when %s is stored', (stored) => {
    sessionStorage.setItem(SESSION_STORAGE_KEYS.headerRecap, stored);
    expect(storedHeaderRecap(storage)).toEqual([]);
  });
});
