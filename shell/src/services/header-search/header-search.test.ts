import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Language } from '@airdex/shared-contracts/constants';
import { createEventBus, type RaisedEvent } from '@airdex/shared-contracts/events';
import {
  DEFAULT_HEADER_FILTER,
  DEFAULT_SEARCH_FILTER,
  headerFilter,
} from '@airdex/shared-contracts/search-filter';
import { currentValue, type CurrentValue } from '../../lib/current/current-value.ts';
import { headerRecap } from './header-recap.ts';
import { createHeaderSearch, type HeaderSearch } from './header-search.ts';

let search: HeaderSearch;
let location: CurrentValue<string>;
let isCovered: boolean;

function start(language: Language = 'en') {
  const bus = createEventBus((error) => {
    throw error;
  });
  search = createHeaderSearch({
    bus,
    language: currentValue(language),
    location,
    isCovered: () => isCovered,
    initial: DEFAULT_HEADER_FILTER,
    onApplied: (header) => headerRecap(header, (title) => title),
  });
  const raised: RaisedEvent[] = [];
  bus.all.subscribe((event) => raised.push(event));
  return { bus, raised, searches: () => raised.filter((event) => event.name === 'setSearchFrom') };
}

const quickSearch = (term: string) => ({
  name: 'setSearchFrom',
  payload: { searchFrom: 'QuickSearch', header: headerFilter(term) },
});

beforeEach(() => {
  jest.useFakeTimers();
  location = currentValue('/');
  isCovered = false;
});
afterEach(() => {
  search.stop();
  jest.useRealTimers();
});

describe('the header’s search box', () => {
  test('[HDR-05] a change is applied after one second without another, the latest wins', () => {
    const { searches } = start();
    search.type('new');
    jest.advanceTimersByTime(999);
    search.type('news');
    jest.advanceTimersByTime(999);
    expect(searches()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(searches()).toEqual([quickSearch('news')]);
    jest.advanceTimersByTime(10_000);
    expect(searches()).toHaveLength(1);
  });

  test('[HDR-05] a search of the panel with the typed term is not repeated after the pause', () => {
    const { bus, searches } = start();
    search.type('tv');
    bus.raise('advancedSearch', { filter: { ...DEFAULT_SEARCH_FILTER, term: 'tv' } });
    jest.advanceTimersByTime(5000);
    expect(searches()).toEqual([]);
    // A search for an earlier term is not that of what was typed since.
    search.type('tv news');
    bus.raise('advancedSearch', { filter: { ...DEFAULT_SEARCH_FILTER, term: 'tv' } });
    jest.advanceTimersByTime(1000);
    expect(searches()).toEqual([quickSearch('tv news')]);
  });

  test('[HDR-05] a navigation applies a pending change without searching', () => {
    const { searches, raised } = start();
    search.type('news');
    location.set('/playlists');
    const recap = {
      name: 'getRecapFilters',
      payload: expect.objectContaining({ header: headerFilter('news') }),
    };
    expect(raised.at(-1)).toEqual(recap);
    jest.advanceTimersByTime(5000);
    expect(searches()).toEqual([]);
    expect(search.header.get().term).toBe('news');
    search.type('newsroom');
    location.set('/search?v=1&q=news');
    jest.advanceTimersByTime(1000);
    expect(searches()).toEqual([quickSearch('newsroom')]);
  });

  test('a change waits while a dialog covers the page', () => {
    const { searches } = start();
    search.type('news');
    isCovered = true;
    jest.advanceTimersByTime(60_000);
    expect(searches()).toEqual([]);
    isCovered = false;
    jest.advanceTimersByTime(1000);
    expect(searches()).toEqual([quickSearch('news')]);
  });

  test('invisible characters are removed from the term', () => {
    start();
    search.type('ne\u0000ws\u0007');
    expect(search.header.get().term).toBe('news');
  });

  test('[HDR-05] the bus transmits the applied filter as data, besides its chips', () => {
    const { bus, raised } = start();
    search.type('news');
    jest.advanceTimersByTime(1000);
    const term = {
      translationKey: 'Term',
      field: 'Term',
      values: [{ id: 'news', name: 'news' }],
      isAllSelected: false,
    };
    const payload = { entries: [term], header: headerFilter('news') };
    expect(raised[0]).toEqual({ name: 'getRecapFilters', payload });
    let late: unknown;
    bus.on('getRecapFilters').subscribe((received) => (late = received));
    expect(late).toEqual(payload);
  });

  test.each([
    ['en', 'ne', 0],
    ['en', ' ne ', 0],
    ['en', 'new', 1],
    ['ch', '新', 0],
    ['ch', '新闻', 1],
  ] as const)('[HDR-10] in %s the term "%s" starts %i quick searches', (language, term, count) => {
    const { searches } = start(language);
    search.type(term);
    jest.advanceTimersByTime(1000);
    expect(searches()).toHaveLength(count);
  });

  test('[HDR-10] while results are shown, a term that is too short is sent as well, so that they can report it', () => {
    const { bus, searches } = start();
    bus.raise('searchDisplay', { isVisible: true });
    search.type('n');
    jest.advanceTimersByTime(1000);
    expect(searches()).toEqual([quickSearch('n')]);
  });

  test('Enter searches at once, and only once', () => {
    const { raised, searches } = start();
    search.type('news');
    search.submit();
    expect(raised).toContainEqual({ name: 'submitSearch', payload: { header: headerFilter('news') } });
    jest.advanceTimersByTime(5000);
    expect(searches()).toEqual([]);
  });

  test('an unfinished composition never starts a search, neither after a wait nor by Enter', () => {
    const { raised, searches } = start('ch');
    search.setComposing(true);
    search.type('xin wen');
    jest.advanceTimersByTime(5000);
    search.submit();
    expect(raised).toEqual([]);
    search.type('新闻');
    search.setComposing(false);
    jest.advanceTimersByTime(1000);
    expect(searches()).toEqual([quickSearch('新闻')]);
  });

  test('a cancelled composition or an undone change starts no search', () => {
    const { bus, searches } = start();
    bus.raise('searchDisplay', { isVisible: true });
    search.setComposing(true);
    search.type('n');
    search.type('');
    search.setComposing(false);
    jest.advanceTimersByTime(1000);
    expect(searches()).toEqual([]);
    bus.raise('showInHeader', { header: headerFilter('night') });
    search.type('nights');
    search.type('night ');
    jest.advanceTimersByTime(1000);
    expect(searches()).toEqual([]);
  });

  test('fields chosen without a term keep the results of a menu, and update the recap', () => {
    const { bus, raised, searches } = start();
    bus.raise('searchDisplay', { isVisible: true });
    raised.length = 0;
    search.chooseTitles(['DIRECTOR']);
    jest.advanceTimersByTime(1000);
    expect(searches()).toEqual([]);
    expect(raised.map(({ name }) => name)).toEqual(['getRecapFilters']);
  });

  test('a change before a composition waits until the composition ends', () => {
    const { searches } = start('ch');
    search.type('新闻');
    search.setComposing(true);
    jest.advanceTimersByTime(5000);
    expect(searches()).toEqual([]);
  });

  test('shows the values of a stored search, without searching', () => {
    const { bus, searches } = start();
    search.type('typed');
    bus.raise('showInHeader', { header: headerFilter('stored', ['DIRECTOR']) });
    jest.advanceTimersByTime(5000);
    expect(search.header.get()).toEqual(headerFilter('stored', ['DIRECTOR']));
    expect(searches()).toEqual([]);
  });

  test('clearing resets term and fields and asks for the default search', () => {
    const { raised, searches } = start();
    search.type('news');
    search.chooseTitles(['DIRECTOR']);
    search.clear();
    expect(search.header.get()).toEqual(DEFAULT_HEADER_FILTER);
    expect(raised).toEqual([
      { name: 'getRecapFilters', payload: { entries: [], header: DEFAULT_HEADER_FILTER } },
      { name: 'clearSearch', payload: undefined },
    ]);
    jest.advanceTimersByTime(5000);
    expect(searches()).toEqual([]);
  });

  test('can be cleared while the header or the search is not empty', () => {
    const { bus } = start();
    expect(search.isClearable.get()).toBe(false);
    search.type('n');
    expect(search.isClearable.get()).toBe(true);
    bus.raise('clearHeader');
    expect(search.isClearable.get()).toBe(false);
    bus.raise('activeFilters', { isActive: true });
    expect(search.isClearable.get()).toBe(true);
    bus.raise('activeFilters', { isActive: false });
    search.chooseTitles(['DIRECTOR']);
    expect(search.isClearable.get()).toBe(true);
  });

  test('[HDR-07] a deleted chip clears its part and closes the advanced panel', () => {
    const { bus, raised, searches } = start();
    bus.raise('showInHeader', { header: headerFilter('news', ['DIRECTOR', 'Keywords']) });
    bus.raise('deleteFilter', { field: 'SearchTitles', ids: ['Keywords'] });
    expect(search.header.get()).toEqual(headerFilter('news', ['DIRECTOR']));
    bus.raise('deleteFilter', { field: 'SearchTitles' });
    expect(search.header.get()).toEqual(headerFilter('news'));
    bus.raise('deleteFilter', { field: 'Term' });
    expect(search.header.get()).toEqual(DEFAULT_HEADER_FILTER);
    expect(raised.filter((event) => event.name === 'closeAdvancedSearch')).toHaveLength(3);
    bus.raise('deleteFilter', { field: 'Genres' });
    expect(raised.filter((event) => event.name === 'closeAdvancedSearch')).toHaveLength(3);
    // The recap receives each change; the search remote searches again.
    expect(raised.filter((event) => event.name === 'getRecapFilters')).toHaveLength(4);
    expect(searches()).toEqual([]);
  });
});
