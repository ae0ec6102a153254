import { beforeEach, describe, expect, test } from '@jest/globals';
import { BehaviorSubject } from 'rxjs';
import { createTestHost, type TestHost, type TestHostOptions } from '@airdex/mfe-kit/test-kit';
import {
  DEFAULT_SEARCH_FILTER,
  headerFilter,
  type OrderBy,
  type SearchFilter,
} from '@airdex/shared-contracts/search-filter';
import { createSearchSession, type SearchSession } from './search-session.ts';

function start(options: TestHostOptions = {}): { host: TestHost; session: SearchSession } {
  const host = createTestHost(options);
  const session = createSearchSession(host);
  session.connect();
  return { host, session };
}

const typed = (term: string, isContinuation?: true) =>
  [
    'setSearchFrom',
    { searchFrom: 'QuickSearch', header: headerFilter(term), ...(isContinuation && { isContinuation }) },
  ] as const;
const saved = (filter: Partial<SearchFilter>, lastCall: string | null) =>
  [
    'SavedSearch',
    { id: 3, searchName: 'Crime', lastCall, filter: { ...DEFAULT_SEARCH_FILTER, ...filter } },
  ] as const;
const BY_SHARE: readonly OrderBy[] = [{ sortExpression: 'SHR_AVERAGE', direction: 'Desc' }];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the address of a search', () => {
  test('is one history entry for each command', () => {
    const { host, session } = start({ location: '/faq' });
    host.bus.raise(...typed('night'));
    session.select({ selectedWeekdays: [6] });
    session.run();
    host.bus.raise(...saved({ selectedTimeslots: ['primetime'] }, null));
    host.bus.raise('Playlist', { id: 5, name: 'Autumn' });
    host.bus.raise('deleteFilter', { field: 'Playlists' });
    host.bus.raise('SearchFromCard', { filter: { selectedCountries: [4] } });
    host.bus.raise('clearSearch');
    expect(host.history.paths()).toEqual([
      '/faq',
      '/search?v=1&q=night',
      '/search?v=1&q=night&days=6',
      '/search?v=1&from=saved&slots=primetime&saved=3',
      '/search?v=1&from=playlist&playlists=5',
      '/search',
      '/search?v=1&countries=4',
      '/search',
    ]);
  });

  test('adds no entry if the search is the same, which runs again', () => {
    const { host, session } = start();
    host.bus.raise('NotaSelection');
    const first = session.search.get();
    host.bus.raise('NotaSelection');
    expect(host.history.paths()).toEqual(['/', '/search?v=1&from=selection&selection=1']);
    expect(session.search.get()).toEqual(first);
    expect(session.search.get()).not.toBe(first);
  });

  test('replaces the previous one while a term is being typed, but no other', () => {
    const { host } = start({ location: '/faq' });
    host.bus.raise('NotaSelection');
    host.bus.raise(...typed('nig'));
    host.bus.raise(...typed('night', true));
    host.bus.raise('submitSearch', { header: headerFilter('nights'), isContinuation: true });
    host.bus.raise(...typed('day'));
    const steps = [
      '/faq',
      '/search?v=1&from=selection&selection=1',
      '/search?v=1&q=nights',
      '/search?v=1&q=day',
    ];
    expect(host.history.paths()).toEqual(steps);
    // A search that the user returned to is not the one being typed.
    host.history.back();
    host.bus.raise(...typed('days', true));
    expect(host.history.paths()).toEqual([...steps.slice(0, 3), '/search?v=1&q=days']);
  });

  test('contains order and view, which add no entries', () => {
    const { host, session } = start();
    host.bus.raise(...typed('night'));
    const search = session.search.get();
    session.order(BY_SHARE);
    session.show('list');
    expect(host.history.paths()).toEqual(['/', '/search?v=1&q=night&sort=-average&view=list']);
    expect(session.search.get()).toBe(search);
    host.bus.raise('NotaSelection');
    expect(host.location.get()).toBe('/search?v=1&from=selection&selection=1&sort=-average&view=list');
    // Coming from another page, it starts with the last view, and the newest first.
    host.navigate('/faq');
    host.bus.raise('NotaSelection');
    expect(host.location.get()).toBe('/search?v=1&from=selection&selection=1&view=list');
  });

  test('contains a search that can’t be run and its reason', () => {
    const { host, session } = start();
    host.bus.raise(...typed('n'));
    expect(host.location.get()).toBe('/search?v=1&q=n');
    expect(start({ location: host.location.get() }).session.search.get()).toEqual({
      ...session.search.get(),
      selectedSearchTitles: [],
    });
  });
});

describe('an address that the page arrives at', () => {
  test('sets its search, its order and its view, and notifies header and panel', () => {
    const { host, session } = start({
      location: '/search?v=1&q=night&in=director&days=6&sort=-average&view=list',
    });
    expect(session.search.get()).toEqual({
      ...DEFAULT_SEARCH_FILTER,
      term: 'night',
      selectedSearchTitles: ['DIRECTOR'],
      selectedWeekdays: [6],
    });
    expect(session.selection.get()).toBe(session.search.get());
    expect([session.orderBy.get(), session.view.get(), session.isFromAddress.get()]).toEqual([
      BY_SHARE,
      'list',
      true,
    ]);
    const heard: unknown[] = [];
    host.bus.on('activeFilters').subscribe((payload) => heard.push(payload));
    expect(heard).toEqual([{ isActive: true }]);
  });

  test('can be navigated back and forth, once for each search; header and panel follow', () => {
    const { host, session } = start({ location: '/faq' });
    const inHeader: string[] = [];
    host.bus.raise(...typed('night'));
    host.bus.raise('advancedSearch', { filter: { term: 'day', selectedWeekdays: [7] } });
    host.bus.on('showInHeader').subscribe(({ header }) => inHeader.push(header.term));
    host.history.back();
    expect([session.search.get()?.term, session.selection.get().selectedWeekdays]).toEqual(['night', []]);
    host.history.back();
    expect(session.search.get()).toBeNull();
    host.history.forward();
    host.history.forward();
    expect([session.search.get()?.term, session.selection.get().selectedWeekdays]).toEqual(['day', [7]]);
    expect(inHeader).toEqual(['night', 'night', 'day']);
    expect(host.history.paths()).toHaveLength(3);
  });

  test.each([
    ['/search?v=1&days=9', 'unreadable'],
    ['/search?v=2&q=x', 'newer-version'],
    [`/search?q=${'x'.repeat(9000)}`, 'too-long'],
  ] as const)('explains why an address contains no search: %#', (location, problem) => {
    const { host, session } = start({ location });
    expect([session.problem.get(), session.search.get()]).toEqual([problem, DEFAULT_SEARCH_FILTER]);
    host.bus.raise('NotaSelection');
    expect(session.problem.get()).toBeNull();
  });

  test('is followed by a command that waited', () => {
    const host = createTestHost({ location: '/search?v=1&q=night' });
    host.bus.raise('NotaSelection');
    const session = createSearchSession(host);
    session.connect();
    expect(host.history.paths()).toEqual(['/search?v=1&q=night', '/search?v=1&from=selection&selection=1']);
    expect(session.search.get()?.searchFrom).toBe('NotaSelection');
  });

  test('of a saved search runs that saved search, without counting as another view', () => {
    const { host, session } = start();
    host.bus.raise(...saved({}, '2026-01-01T10:00:00Z'));
    const { location, historyEntry } = host;
    expect(session.search.get()).toMatchObject({ savedSearchId: 3, refreshLastCall: true });
    // A reload.
    const reloaded = createSearchSession({ ...createTestHost({ location: location.get() }), historyEntry });
    expect(reloaded.search.get()).toMatchObject({
      searchFrom: 'SavedSearch',
      savedSearchId: 3,
      lastCall: '2026-01-01T10:00:00Z',
      refreshLastCall: false,
    });
    expect(reloaded.remembered.get().lastCall).toBe('2026-01-01T10:00:00Z');
    // Another tab does not know when it was viewed.
    sessionStorage.clear();
    expect(start({ location: location.get() }).session.remembered.get().lastCall).toBeUndefined();
  });
});

describe('what is remembered', () => {
  const place = { idProgram: 9, index: 130, offset: -4, pages: 2 };
  const ticks = { isAllSelected: false, selectMode: 'Include', selectedIds: [9] } as const;

  test('returns with its history entry, and with no other', () => {
    const { host, session } = start();
    host.bus.raise(...typed('night'));
    session.memory.keep(session.memory.entry(), place, { ...ticks, selectedIds: [9] });
    host.bus.raise('NotaSelection');
    expect(session.remembered.get()).toEqual({ place: null, ticks: null, lastCall: undefined });
    host.history.back();
    expect(session.remembered.get()).toMatchObject({ place, ticks });
    session.order(BY_SHARE);
    expect(session.remembered.get()).toMatchObject({ place: null, ticks });
  });

  test('is forgotten when the search is started again', () => {
    const { host, session } = start();
    host.bus.raise('NotaSelection');
    session.memory.keep(session.memory.entry(), place, { ...ticks, selectedIds: [9] });
    host.bus.raise('NotaSelection');
    host.navigate('/faq');
    host.history.back();
    expect(session.remembered.get()).toMatchObject({ place: null, ticks: null });
  });

  test('is separate for each user', () => {
    const { host, session } = start();
    host.bus.raise('NotaSelection');
    session.memory.keep(session.memory.entry(), place, { ...ticks, selectedIds: [9] });
    const { location, historyEntry } = host;
    const user = { ...host.session.get(), IdUser: 2 } as TestHostOptions['session'];
    const other = createTestHost({ location: location.get(), ...(user && { session: user }) });
    expect(createSearchSession({ ...other, historyEntry }).remembered.get().place).toBeNull();
  });
});

test('does not search after signing out, although the address still contains the search', () => {
  const host = createTestHost({ location: '/search?v=1&q=night' });
  const user = new BehaviorSubject(host.session.get());
  const session = createSearchSession({ ...host, session: { get: () => user.value, changes: user } });
  session.connect();
  expect(session.search.get()?.term).toBe('night');
  user.next(null);
  expect(session.search.get()).toBeNull();
});
