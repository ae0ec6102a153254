import { describe, expect, test } from '@jest/globals';
import { createTestHost } from '@airdex/mfe-kit/test-kit';
import { DEFAULT_SEARCH_FILTER, headerFilter, type RecapEntry } from '@airdex/shared-contracts/search-filter';
import { createSearchSession } from './search-session.ts';

function start() {
  const host = createTestHost();
  const session = createSearchSession(host);
  session.connect();
  return { host, bus: host.bus, session };
}

const quickSearch = (term: string) => ({ searchFrom: 'QuickSearch', header: headerFilter(term) }) as const;

test('[EVT-02] a search that was requested before the session was connected runs afterwards, and only once', () => {
  const { bus, ...host } = createTestHost();
  bus.raise('setSearchFrom', quickSearch('crime'));
  const session = createSearchSession({ ...host, bus });
  expect(session.search.get()).toBeNull();
  const heard: unknown[] = [];
  session.search.changes.subscribe((search) => heard.push(search?.term ?? null));
  session.connect();
  session.connect();
  expect(heard).toEqual([null, 'crime']);
});

test('[EVT-02] the header shows the search that runs, if others were requested before', () => {
  const { bus, ...host } = createTestHost({ location: '/search?v=1&q=crime' });
  const shown: string[] = [];
  bus.on('showInHeader').subscribe(({ header }) => shown.push(header.term));
  bus.raise('Upcoming');
  bus.raise('submitSearch', { header: headerFilter('night') });
  const session = createSearchSession({ ...host, bus });
  session.connect();
  expect(session.search.get()?.term).toBe('night');
  expect(shown).toEqual(['crime', '', 'night']);
});

test('the header receives what is active and what to show', () => {
  const { bus, session } = start();
  const heard: unknown[] = [];
  bus.on('activeFilters').subscribe((payload) => heard.push(payload));
  bus.on('showInHeader').subscribe(({ header }) => heard.push(header.term));
  bus.raise('Latest');
  expect(heard).toEqual([{ isActive: true }, '']);
  bus.raise('clearSearch');
  expect(session.search.get()).toMatchObject({ searchFrom: 'AdvancedSearch', startDate: null });
  expect(heard.slice(2)).toEqual([{ isActive: false }, '']);
});

test('clearing on another page shows no results', () => {
  const { bus, session } = start();
  session.select({ hasEvaluation: true });
  bus.raise('clearSearch');
  expect(session.search.get()).toBeNull();
  expect(session.selection.get()).toEqual(DEFAULT_SEARCH_FILTER);
});

describe('the selection of the panel', () => {
  test('is not searched for until it is run, and then is an advanced search', () => {
    const { bus, session } = start();
    const commands: unknown[] = [];
    bus.on('advancedSearch').subscribe((command) => commands.push(command));
    session.select({ selectedWeekdays: [6] });
    session.select({ isVideoPresent: true });
    expect(session.search.get()).toBeNull();
    session.run();
    const filter = { selectedWeekdays: [6], isVideoPresent: true, searchFrom: 'AdvancedSearch' };
    expect(commands).toEqual([{ filter: { ...DEFAULT_SEARCH_FILTER, ...filter } }]);
    expect(session.search.get()).toMatchObject(filter);
  });

  test('follows a menu, and then runs without that menu’s name', () => {
    const { bus, session } = start();
    bus.raise('SavedSearch', {
      id: 3,
      searchName: 'Crime',
      lastCall: '2026-01-01T00:00:00Z',
      filter: { ...DEFAULT_SEARCH_FILTER, selectedTimeslots: ['primetime'] },
    });
    expect(session.selection.get().selectedTimeslots).toEqual(['primetime']);
    session.run();
    expect(session.search.get()).toMatchObject({
      searchFrom: 'AdvancedSearch',
      selectedTimeslots: ['primetime'],
      savedSearchId: null,
      lastCall: null,
      refreshLastCall: false,
    });
  });

  test('[ADV-07] is reset together with the header, and restored with it', () => {
    const { bus, session } = start();
    const heard: unknown[] = [];
    bus.on('clearHeader').subscribe(() => heard.push('clearHeader'));
    bus.on('showInHeader').subscribe(({ header }) => heard.push(header.term));
    bus.raise('getRecapFilters', { entries: [], header: headerFilter('quiz') });
    session.select({ selectedWeekdays: [6], startDate: '2026-01-01' });
    const chosen = session.selection.get();
    session.clearSelection();
    expect(session.selection.get()).toEqual(DEFAULT_SEARCH_FILTER);
    session.reselect(chosen);
    expect(session.selection.get()).toEqual(chosen);
    expect(heard).toEqual(['clearHeader', 'quiz']);
    expect(session.search.get()).toBeNull();
  });

  test('takes the header’s filter as data, and nothing from the text of its chips', () => {
    const { bus, session } = start();
    const entries: RecapEntry[] = [
      {
        translationKey: 'Term',
        field: 'Term',
        values: [{ id: 'Quiz…', name: 'Quiz…' }],
        isAllSelected: false,
      },
    ];
    bus.raise('getRecapFilters', { entries, header: headerFilter('quiz', ['DIRECTOR']) });
    expect(session.selection.get()).toMatchObject({ term: 'quiz', selectedSearchTitles: ['DIRECTOR'] });
    // A page built before the event carried the filter.
    bus.raise('getRecapFilters', { entries });
    expect(session.selection.get()).toMatchObject({ term: 'quiz', selectedSearchTitles: ['DIRECTOR'] });
  });

  test('[HDR-09] runs on Enter in the header while the panel is visible; otherwise the term alone does', () => {
    const { bus, session } = start();
    bus.raise('advancedPanel', { isVisible: true });
    session.select({ selectedWeekdays: [6] });
    bus.raise('submitSearch', { header: headerFilter('quiz') });
    expect(session.search.get()).toMatchObject({
      searchFrom: 'AdvancedSearch',
      term: 'quiz',
      selectedWeekdays: [6],
    });
    bus.raise('advancedPanel', { isVisible: false });
    bus.raise('Upcoming');
    bus.raise('submitSearch', { header: headerFilter('quiz') });
    expect(session.search.get()).toMatchObject({ searchFrom: 'QuickSearch', startDate: null });
  });

  test('is kept for a term that is typed above its results', () => {
    const { bus, session } = start();
    session.select({ selectedWeekdays: [6] });
    session.run();
    bus.raise('setSearchFrom', quickSearch('quiz'));
    expect(session.search.get()).toMatchObject({ selectedWeekdays: [6], term: 'quiz' });
  });

  test('keeps the filters of a saved search for a term that is typed above its results', () => {
    const { bus, session } = start();
    const filter = { ...DEFAULT_SEARCH_FILTER, term: 'crime', selectedTimeslots: ['primetime' as const] };
    bus.raise('SavedSearch', { id: 3, searchName: 'Crime', lastCall: null, filter });
    bus.raise('setSearchFrom', quickSearch('quiz'));
    expect(session.search.get()).toMatchObject({
      ...{ term: 'quiz', selectedTimeslots: ['primetime'] },
      ...{ searchFrom: 'AdvancedSearch', savedSearchId: null },
    });
  });

  test('[ADV-08] closes the panel and searches again when a chip is deleted that changes it', () => {
    const { bus, session } = start();
    const heard: string[] = [];
    bus.all.subscribe(({ name }) => heard.push(name));
    session.select({ selectedWeekdays: [6], isVideoPresent: true });
    bus.raise('deleteFilter', { field: 'Genres' });
    expect(heard).not.toContain('closeAdvancedSearch');
    expect(session.search.get()).toBeNull();
    bus.raise('deleteFilter', { field: 'Weekdays' });
    expect(heard).toContain('closeAdvancedSearch');
    expect(session.search.get()).toMatchObject({ selectedWeekdays: [], isVideoPresent: true });
  });

  test('[ADV-08] a chip of the screen can be deleted even if the panel has already dropped it', () => {
    const { bus, session } = start();
    session.select({ selectedWeekdays: [6], isVideoPresent: true });
    session.run();
    session.select({ selectedWeekdays: [] });
    bus.raise('deleteFilter', { field: 'Weekdays' });
    expect(session.search.get()).toMatchObject({ selectedWeekdays: [], isVideoPresent: true });
  });

  test('[HDR-07] deleting a chip of the header keeps the rest of the search', () => {
    const { bus, session } = start();
    bus.raise('SavedSearch', {
      id: 3,
      searchName: 'Crime',
      lastCall: null,
      filter: { ...DEFAULT_SEARCH_FILTER, term: 'crime', selectedTimeslots: ['primetime'] },
    });
    bus.raise('deleteFilter', { field: 'Term' });
    expect(session.search.get()).toMatchObject({ term: '', selectedTimeslots: ['primetime'] });
  });

  test('[ADV-08] a deleted chip changes the search on the screen; later choices are kept and not searched for', () => {
    const { bus, session } = start();
    session.select({ selectedWeekdays: [6], isVideoPresent: true });
    session.run();
    session.select({ selectedWeekdays: [6, 7], selectedDurations: [1] });
    bus.raise('deleteFilter', { field: 'Weekdays' });
    const rest = { selectedWeekdays: [], isVideoPresent: true };
    expect(session.search.get()).toMatchObject({ ...rest, selectedDurations: [] });
    expect(session.selection.get()).toMatchObject({ ...rest, selectedDurations: [1] });
  });

  test('removing criteria is one search; the header shows its part, and later choices are kept', () => {
    const { bus, session } = start();
    bus.raise('advancedSearch', { filter: { term: 'quiz', selectedWeekdays: [6, 7] } });
    session.select({ isVideoPresent: true });
    const heard: string[] = [];
    bus.on('showInHeader').subscribe(({ header }) => heard.push(`header ${header.term}`));
    session.search.changes.subscribe((search) => heard.push(`search ${search?.term ?? 'none'}`));
    session.narrow((filter) => ({ ...filter, term: '', selectedWeekdays: [7] }));
    expect(heard).toEqual(['search quiz', 'header ', 'search ']);
    expect(session.search.get()).toMatchObject({ selectedWeekdays: [7], isVideoPresent: false });
    expect(session.selection.get()).toMatchObject({ selectedWeekdays: [7], isVideoPresent: true, term: '' });
    // If its part stays, the header does not change, and neither does text that is being typed.
    session.narrow((filter) => ({ ...filter, selectedWeekdays: [] }));
    expect(heard).toEqual(['search quiz', 'header ', 'search ', 'search ']);
  });

  test.each(['Latest', 'Upcoming', 'SavedSearch'] as const)(
    'a cleared search is restored unchanged: %s',
    (menu) => {
      const { bus, host, session } = start();
      const filter = { ...DEFAULT_SEARCH_FILTER, term: 'crime' };
      if (menu === 'SavedSearch')
        bus.raise(menu, { id: 3, searchName: 'Crime', lastCall: '2026-03-01T10:00:00Z', filter });
      else bus.raise(menu);
      const [before, address] = [session.search.get(), host.location.get()];
      bus.raise('clearSearch');
      const headers: string[] = [];
      bus.on('showInHeader').subscribe(({ header }) => headers.push(header.term));
      session.restore(before ?? DEFAULT_SEARCH_FILTER);
      expect(session.search.get()).toEqual(before);
      expect(session.search.get()?.searchFrom).toBe(menu);
      expect(host.location.get()).toBe(address);
      expect(headers).toEqual([menu === 'SavedSearch' ? 'crime' : '']);
    },
  );

  test('outlives the results, which the next page unmounts', () => {
    const { host, session } = start();
    session.select({ selectedWeekdays: [6] });
    session.run();
    host.navigate('/faq');
    expect(session.search.get()).toBeNull();
    expect(session.selection.get().selectedWeekdays).toEqual([6]);
  });
});
