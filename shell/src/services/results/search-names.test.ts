import { beforeEach, expect, test } from '@jest/globals';
import { SESSION_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import { createEventBus } from '@airdex/shared-contracts/events';
import { DEFAULT_SEARCH_FILTER } from '@airdex/shared-contracts/search-filter';
import { browserStorage } from '../../lib/storage/browser-storage.ts';
import { createSearchNames } from './search-names.ts';

const SEARCH = { from: null, term: '', savedSearchId: null, playlistId: null } as const;

function start() {
  const bus = createEventBus((error) => {
    throw error;
  });
  return {
    bus,
    names: createSearchNames(
      bus,
      browserStorage(() => sessionStorage),
    ),
  };
}

beforeEach(() => sessionStorage.clear());

test('searches opened in this tab have a name, also after a reload', () => {
  const { bus } = start();
  bus.raise('SavedSearch', { id: 7, searchName: 'Crime', lastCall: null, filter: DEFAULT_SEARCH_FILTER });
  bus.raise('Playlist', { id: 7, name: 'Autumn' });
  const { names } = start();
  expect(names.nameOf({ ...SEARCH, from: 'SavedSearch', savedSearchId: 7 })).toBe('Crime');
  expect(names.nameOf({ ...SEARCH, from: 'Playlist', playlistId: 7 })).toBe('Autumn');
  expect(names.nameOf({ ...SEARCH, from: 'SavedSearch', savedSearchId: 8 })).toBe('');
  expect(names.nameOf(SEARCH)).toBe('');
});

test.each(['{', '{}', '[1]', 'null'])('there are no names when %s is stored', (stored) => {
  sessionStorage.setItem(SESSION_STORAGE_KEYS.searchNames, stored);
  expect(start().names.nameOf({ ...SEARCH, from: 'Playlist', playlistId: 1 })).toBe('');
});
