import { describe, expect, test } from '@jest/globals';
import { createEventBus, type RaisedEvent } from '@airdex/shared-contracts/events';
import { DEFAULT_SEARCH_FILTER, headerFilter } from '@airdex/shared-contracts/search-filter';
import { currentValue } from '../../lib/current/current-value.ts';
import { createResultsDisplay } from './results-display.ts';

function start(path = '/') {
  const bus = createEventBus((error) => {
    throw error;
  });
  const location = currentValue(path);
  const navigation = { key: 'first' };
  const display = createResultsDisplay(bus, { location, navigationKey: () => navigation.key });
  const arriveAtPage = () => {
    navigation.key = 'second';
    display.hide(navigation.key);
  };
  const raised: RaisedEvent[] = [];
  bus.all.subscribe((event) => raised.push(event));
  const visible: boolean[] = [];
  bus.on('searchDisplay').subscribe(({ isVisible }) => visible.push(isVisible));
  return { bus, display, location, navigation, arriveAtPage, raised, visible };
}

describe('results shown instead of the page', () => {
  test('a search of any kind shows them, once', () => {
    const { bus, display, visible } = start();
    bus.raise('Latest');
    expect(display.shownBy.get()?.from).toBe('Latest');
    bus.raise('setSearchFrom', { searchFrom: 'QuickSearch', header: headerFilter(' news ') });
    expect(visible).toEqual([false, true]);
    expect(display.shownBy.get()?.term).toBe('news');
  });

  test('other events do not show them', () => {
    const { bus, visible } = start();
    bus.raise('saveSearch');
    bus.raise('clearSearch');
    expect(visible).toEqual([false]);
  });

  test('hiding them notifies all listeners and closes the advanced panel', () => {
    const { bus, display, arriveAtPage, raised, visible } = start();
    bus.raise('Upcoming');
    arriveAtPage();
    arriveAtPage();
    expect(visible).toEqual([false, true, false]);
    expect(display.shownBy.get()).toBeNull();
    expect(raised.filter((event) => event.name === 'closeAdvancedSearch')).toHaveLength(2);
  });

  test('[EVT-02] commands raised before the search remote has loaded reach it in order, each once', () => {
    const { bus } = start();
    bus.raise('NotaSelection');
    bus.raise('Playlist', { id: 3, name: 'Autumn' });
    const taken: string[] = [];
    const handlers = {
      NotaSelection: () => void taken.push('NotaSelection'),
      Playlist: ({ name }: { name: string }) => void taken.push(name),
    };
    bus.handle(handlers).unsubscribe();
    bus.handle(handlers);
    expect(taken).toEqual(['NotaSelection', 'Autumn']);
  });

  test('a search that was hidden before it could run does not run later', () => {
    const { bus, arriveAtPage } = start();
    bus.raise('Latest');
    arriveAtPage();
    const taken: string[] = [];
    bus.handle({ Latest: () => void taken.push('Latest') });
    expect(taken).toEqual([]);
  });

  test('a search that was requested before the page of its navigation has been rendered stays', () => {
    const { bus, display, navigation } = start();
    navigation.key = 'second';
    bus.raise('Latest');
    display.hide('second');
    const taken: string[] = [];
    bus.handle({ Latest: () => void taken.push('Latest') });
    expect(taken).toEqual(['Latest']);
    expect(display.shownBy.get()?.from).toBe('Latest');
  });

  test('going back to the page from which a search was requested hides its results', () => {
    const { bus, display, location } = start();
    bus.raise('Latest');
    location.set('/search?v=1&from=latest');
    location.set('/');
    display.hide('first');
    expect(display.shownBy.get()).toBeNull();
  });

  test('the address of a search shows them, and names the search', () => {
    const { display, location, visible } = start('/search?v=1&from=playlist&playlists=7');
    expect(visible).toEqual([true]);
    expect(display.shownBy.get()).toMatchObject({ from: 'Playlist', playlistId: 7 });
    location.set('/search?v=1&from=saved&saved=3&days=7');
    expect(display.shownBy.get()).toMatchObject({ from: 'SavedSearch', savedSearchId: 3 });
    location.set('/Search?v=1&q=news&playlists=7');
    expect(display.shownBy.get()).toEqual({
      from: 'AdvancedSearch',
      term: 'news',
      savedSearchId: null,
      playlistId: null,
    });
    location.set('/search?v=99');
    expect(display.shownBy.get()?.from).toBeNull();
  });

  test('the address announces a search that starts from results, and names it in full', () => {
    const { bus, display, location } = start('/search?v=1&q=news');
    bus.raise('advancedSearch', { filter: { ...DEFAULT_SEARCH_FILTER, term: 'night' } });
    expect(display.shownBy.get()?.term).toBe('news');
    location.set('/search?v=1&q=night&from=advanced');
    expect(display.shownBy.get()?.term).toBe('night');
  });
});
