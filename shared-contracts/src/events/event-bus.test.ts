import { describe, expect, jest, test } from '@jest/globals';
import { createEventBus } from './event-bus.ts';
import { EVENT_KINDS, SEARCH_COMMANDS, type EventName } from './event-map.ts';

const newBus = () =>
  createEventBus((error) => {
    throw error;
  });

test('[EVT-01] every page-wide event exists, typed', () => {
  const specified = [
    'languageChange',
    'setSearchFrom',
    'clearSearch',
    'clearHeader',
    'deleteFilter',
    'getRecapFilters',
    'submitSearch',
    'closeAdvancedSearch',
    'saveSearch',
    'playlistsChange',
    'sendToLogin',
    'SavedSearch',
    'SearchFromCard',
    'NotaSelection',
    'AudienceBooster',
    'Latest',
    'Upcoming',
  ] as const satisfies readonly EventName[];
  expect(Object.keys(EVENT_KINDS)).toEqual(expect.arrayContaining([...specified]));
});

describe('events', () => {
  test('a signal reaches only current listeners', () => {
    const bus = newBus();
    const early = jest.fn();
    const late = jest.fn();
    bus.on('saveSearch').subscribe(early);
    bus.raise('saveSearch');
    bus.on('saveSearch').subscribe(late);
    expect(early).toHaveBeenCalledTimes(1);
    expect(late).not.toHaveBeenCalled();
  });

  test('a late subscriber to state gets the last value and later ones', () => {
    const bus = newBus();
    const heard: string[] = [];
    bus.raise('languageChange', { language: 'en' });
    bus.raise('languageChange', { language: 'ch' });
    bus.on('languageChange').subscribe(({ language }) => heard.push(language));
    bus.raise('languageChange', { language: 'en' });
    expect(heard).toEqual(['ch', 'en']);
  });
});

describe('commands', () => {
  test('[EVT-02] one raised before it has an owner is kept, and handled exactly once', () => {
    const bus = newBus();
    const first = jest.fn();
    const second = jest.fn();
    bus.raise('SearchFromCard', { filter: { term: 'x' } });
    bus.handle({ SearchFromCard: first });
    bus.handle({ SearchFromCard: second });
    expect(first.mock.calls).toEqual([[{ filter: { term: 'x' } }]]);
    expect(second).not.toHaveBeenCalled();
  });

  test('[EVT-02] several kept ones arrive in the order in which they were raised, across names', () => {
    const bus = newBus();
    const order: string[] = [];
    bus.raise('Latest');
    bus.raise('Upcoming');
    bus.raise('Latest');
    bus.handle({ Upcoming: () => order.push('Upcoming'), Latest: () => order.push('Latest') });
    expect(order).toEqual(['Latest', 'Upcoming', 'Latest']);
  });

  test('[EVT-02] after an owner has left, commands wait for the next one', () => {
    const bus = newBus();
    const gone = jest.fn();
    const next = jest.fn();
    bus.handle({ Upcoming: gone }).unsubscribe();
    bus.raise('Upcoming');
    bus.handle({ Upcoming: next });
    expect(gone).not.toHaveBeenCalled();
    expect(next).toHaveBeenCalledTimes(1);
  });

  test('the owner that registered last takes a command, even when it fails', () => {
    const failures: unknown[] = [];
    const bus = createEventBus((error) => failures.push(error));
    const older = jest.fn();
    const failure = new Error('cannot');
    bus.handle({ Latest: older });
    bus.handle({
      Latest: () => {
        throw failure;
      },
    });
    bus.raise('Latest');
    expect(older).not.toHaveBeenCalled();
    expect(failures).toEqual([failure]);
  });

  test('listening to a command does not consume it', () => {
    const bus = newBus();
    const listener = jest.fn();
    const owner = jest.fn();
    bus.on('Latest').subscribe(listener);
    bus.raise('Latest');
    bus.handle({ Latest: owner });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(owner).toHaveBeenCalledTimes(1);
  });

  test('every command starts a search', () => {
    expect(new Set(SEARCH_COMMANDS)).toEqual(
      new Set([
        'setSearchFrom',
        'submitSearch',
        'advancedSearch',
        'SavedSearch',
        'Playlist',
        'SearchFromCard',
        'NotaSelection',
        'AudienceBooster',
        'Latest',
        'Upcoming',
      ]),
    );
  });
});
