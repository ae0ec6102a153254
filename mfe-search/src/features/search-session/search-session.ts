import { BehaviorSubject, distinctUntilChanged, map } from 'rxjs';
import { useEffect, useSyncExternalStore } from 'react';
import { useCurrent, useHost } from '@airdex/mfe-kit/screen';
import { today } from '@airdex/shared-contracts/constants';
import type { Current, HostServices } from '@airdex/shared-contracts/remote-contract';
import { headerFilter, headerOfRecap, type SearchFilter } from '@airdex/shared-contracts/search-filter';
import { asAdvancedSearch, headerAfter, type SearchAction } from './search-action.ts';
import { withoutFilter } from './without-filter.ts';
import { isAnythingActive, NO_SEARCH, searchReducer, type SearchChange } from './search-state.ts';

/** The search of a page: what is on the screen, and what the advanced panel holds for the next one. */
export interface SearchSession {
  /** The search on the screen; null while a page is. A new object is a new search. */
  readonly search: Current<SearchFilter | null>;
  /** What the advanced panel shows. */
  readonly selection: Current<SearchFilter>;
  /** Chooses in the panel; nothing is searched for yet. */
  select(part: Partial<SearchFilter>): void;
  /** Everything but the header's part back to the default. */
  clearSelection(): void;
  /** Runs what is selected. */
  run(): void;
  /** Searches for this, once, in place of all that is searched for; the header shows its part. */
  searchFor(filter: SearchFilter): void;
  /** Takes the commands of the bus from now on, also when called again; those that waited first. */
  connect(): void;
}

type Host = Pick<HostServices, 'bus' | 'session'>;

/**
 * Makes the session of a page. Once connected it takes the search commands of the bus, tells the header what to show and
 * whether there is anything to clear, and forgets everything when the user changes.
 */
export function createSearchSession({ bus, session }: Host): SearchSession {
  const state = new BehaviorSubject(NO_SEARCH);
  let isPanelVisible = false;
  let wasActive: boolean | null = null;

  function tellWhatIsActive(): void {
    const isActive = isAnythingActive(state.value);
    if (isActive === wasActive) return;
    wasActive = isActive;
    bus.raise('activeFilters', { isActive });
  }

  function change(event: SearchChange): void {
    state.next(searchReducer(state.value, event));
    // The header knows of its own part by itself.
    if (event.type !== 'header') tellWhatIsActive();
  }

  function act(action: SearchAction): void {
    const next = searchReducer(state.value, action, isPanelVisible);
    state.next(next);
    tellWhatIsActive();
    const header = headerAfter(action, next.search ?? next.selection);
    if (header !== null) bus.raise('showInHeader', { header });
  }

  function run(): void {
    bus.raise('advancedSearch', { filter: asAdvancedSearch(state.value.selection) });
  }

  function searchFor(filter: SearchFilter): void {
    bus.raise('showInHeader', { header: headerFilter(filter.term, filter.selectedSearchTitles) });
    bus.raise('advancedSearch', { filter: asAdvancedSearch(filter) });
  }

  const menu = (type: 'NotaSelection' | 'AudienceBooster' | 'Latest' | 'Upcoming') => () => {
    act({ type, today: today() });
  };

  let isConnected = false;
  function connect(): void {
    if (isConnected) return;
    isConnected = true;
    bus.on('advancedPanel').subscribe(({ isVisible }) => {
      isPanelVisible = isVisible;
    });
    bus.on('getRecapFilters').subscribe(({ entries }) => {
      change({ type: 'header', header: headerOfRecap(entries) });
    });
    bus.on('searchDisplay').subscribe(({ isVisible }) => {
      if (!isVisible && state.value.search !== null) change({ type: 'hidden' });
    });
    bus.handle({
      setSearchFrom: (payload) => {
        act({ type: 'setSearchFrom', ...payload });
      },
      submitSearch: (payload) => {
        act({ type: 'submitSearch', ...payload });
      },
      advancedSearch: (payload) => {
        act({ type: 'advancedSearch', ...payload });
      },
      SavedSearch: (saved) => {
        act({ type: 'SavedSearch', saved });
      },
      Playlist: ({ id }) => {
        act({ type: 'Playlist', id });
      },
      SearchFromCard: (payload) => {
        act({ type: 'SearchFromCard', ...payload });
      },
      NotaSelection: menu('NotaSelection'),
      AudienceBooster: menu('AudienceBooster'),
      Latest: menu('Latest'),
      Upcoming: menu('Upcoming'),
    });
    bus.on('clearSearch').subscribe(() => {
      act({ type: 'clearSearch' });
    });
    bus.on('deleteFilter').subscribe((deleted) => {
      const { search, selection } = state.value;
      const rest = withoutFilter(selection, deleted);
      // The chips are those of the search on the screen: the panel, or the header before, may have let go of it already.
      const isOnScreen = search !== null && withoutFilter(search, deleted) !== search;
      if (rest === selection && !isOnScreen) return;
      change({ type: 'select', part: rest });
      bus.raise('closeAdvancedSearch');
      run();
    });
    let user = session.get()?.IdUser;
    session.changes.subscribe((next) => {
      if (next?.IdUser === user) return;
      user = next?.IdUser;
      state.next(NO_SEARCH);
      tellWhatIsActive();
    });
  }

  const part = <Value>(pick: (from: typeof NO_SEARCH) => Value): Current<Value> => ({
    get: () => pick(state.value),
    changes: state.pipe(map(pick), distinctUntilChanged()),
  });
  return {
    search: part(({ search }) => search),
    selection: part(({ selection }) => selection),
    select: (chosen) => {
      change({ type: 'select', part: chosen });
    },
    clearSelection: () => {
      change({ type: 'clear-selection' });
    },
    run,
    searchFor,
    connect,
  };
}

const sessions = new WeakMap<HostServices, SearchSession>();

/** The session of the page, the same for every screen of the remote; made when first asked for. */
export function useSearchSession(): SearchSession {
  const host = useHost();
  const session = sessions.get(host) ?? createSearchSession(host);
  sessions.set(host, session);
  useEffect(() => {
    session.connect();
  }, [session]);
  return session;
}

/** The search on the screen; null while a page is. */
export function useSearch(): SearchFilter | null {
  return useCurrent(useSearchSession().search);
}

/** A part of the panel's selection; draws only when that part is another object or value. */
export function useSelectionPart<Value>(pick: (selection: SearchFilter) => Value): Value {
  const { selection } = useSearchSession();
  return useSyncExternalStore(
    (notify) => {
      const subscription = selection.changes.subscribe(notify);
      return () => {
        subscription.unsubscribe();
      };
    },
    () => pick(selection.get()),
  );
}
