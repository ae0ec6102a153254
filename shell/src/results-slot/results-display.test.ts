import { describe, expect, test } from '@jest/globals';
import { createEventBus, type RaisedEvent } from '@airdex/shared-contracts/events';
import { headerFilter } from '@airdex/shared-contracts/search-filter';
import { createResultsDisplay } from './results-display.ts';

function start() {
  const bus = createEventBus((error) => {
    throw error;
  });
  const display = createResultsDisplay(bus);
  const raised: RaisedEvent[] = [];
  bus.all.subscribe((event) => raised.push(event));
  const visible: boolean[] = [];
  bus.on('searchDisplay').subscribe(({ isVisible }) => visible.push(isVisible));
  return { bus, display, raised, visible };
}

describe('results in place of the page', () => {
  test('a search of any kind brings them, once', () => {
    const { bus, display, visible } = start();
    bus.raise('Latest');
    bus.raise('setSearchFrom', { searchFrom: 'QuickSearch', header: headerFilter('news') });
    expect(visible).toEqual([false, true]);
    expect(display.shownBy.get()).toBe('setSearchFrom');
  });

  test('what is no search does not', () => {
    const { bus, visible } = start();
    bus.raise('saveSearch');
    bus.raise('clearSearch');
    expect(visible).toEqual([false]);
  });

  test('hiding them tells everyone and closes the advanced panel', () => {
    const { bus, display, raised, visible } = start();
    bus.raise('Upcoming');
    display.hide();
    display.hide();
    expect(visible).toEqual([false, true, false]);
    expect(display.shownBy.get()).toBeNull();
    expect(raised.filter((event) => event.name === 'closeAdvancedSearch')).toHaveLength(2);
  });

  test('[EVT-02] commands raised before the search remote has loaded reach it in order, once', () => {
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
});
