import { BehaviorSubject, distinctUntilChanged, map } from 'rxjs';
import { ownLocalStorage, ownSessionStorage } from '@airdex/mfe-kit/storage';
import type { ReadonlyState, HostServices } from '@airdex/shared-contracts/remote-contract';
import {
  DEFAULT_SEARCH,
  isSameHeader,
  isSearchPath,
  readSearchAddress,
  type AddressProblem,
  type HeaderFilter,
  type OrderBy,
  type ResultsView,
  type SearchFilter,
} from '@airdex/shared-contracts/search-filter';
import { createEntryMemory } from '../search-memory/entry-memory.ts';
import { storedView, storeView } from '../results-view/results-view.ts';
import { createAddressWriter } from './address-writer.ts';
import { asAdvancedSearch, headerAfter, type SearchAction } from './search-action.ts';
import { takeSearchCommands } from './search-commands.ts';
import {
  createSearchMemory,
  NOTHING_REMEMBERED,
  type Remembered,
  type SearchMemory,
} from '../search-memory/search-memory.ts';
import { createNarrowing, headerOf, type Narrow } from './narrowing.ts';
import {
  isAnythingActive,
  NO_SEARCH,
  searchReducer,
  type SearchChange,
  type SearchState,
} from './search-state.ts';

/** The search of a page: what is on the screen, and the advanced panel's selection for the next one. */
export interface SearchSession {
  /** The search on the screen; null while a page is shown. A new object is a new search. */
  readonly search: ReadonlyState<SearchFilter | null>;
  /** What the advanced panel shows. */
  readonly selection: ReadonlyState<SearchFilter>;
  readonly orderBy: ReadonlyState<readonly OrderBy[]>;
  readonly view: ReadonlyState<ResultsView>;
  /** Why the page's address contains no search; null if it does. */
  readonly problem: ReadonlyState<AddressProblem | null>;
  /** Whether the search was opened by its address and not by a command. */
  readonly isFromAddress: ReadonlyState<boolean>;
  /** What is remembered about the search on the screen; nothing if it was started by a command. */
  readonly remembered: ReadonlyState<Remembered>;
  readonly memory: SearchMemory;
  /** Changes the panel's selection; does not search yet. */
  select(part: Partial<SearchFilter>): void;
  /** Resets all of it, including the header; does not search yet. */
  clearSelection(): void;
  /** Restores what was cleared, including the header's part. */
  reselect(filter: SearchFilter): void;
  /** Runs the selection. */
  run(): void;
  /** Searches for the rest of the search on the screen, once; the header shows its part. */
  readonly narrow: Narrow;
  /** Restores a search that was on the screen, unchanged: of a menu, a saved search or the panel. */
  restore(filter: SearchFilter): void;
  /** Changes the order of the results. */
  order(orderBy: readonly OrderBy[]): void;
  /** Changes the view of the results. */
  show(view: ResultsView): void;
  /** Starts handling the commands of the bus, pending ones first. May be called again. */
  connect(): void;
}

type Host = Pick<HostServices, 'bus' | 'session' | 'location' | 'historyEntry' | 'navigate'>;

interface State extends SearchState {
  readonly remembered: Remembered;
}

/**
 * Creates the session of a page. Once connected it handles the search commands of the bus, sets the address
 * of each search and follows the page to addresses of searches, informs the header what to show and whether
 * there is anything to clear, and forgets everything when the user changes.
 */
export function createSearchSession(host: Host): SearchSession {
  const { bus, session } = host;
  const address = createAddressWriter(host);
  const memory = createSearchMemory(host, createEntryMemory(ownSessionStorage));
  let isPanelVisible = false;
  let wasActive: boolean | null = null;
  let isConnected = false;

  /** The state at an address. */
  function at(before: SearchState, path: string): State {
    if (!isSearchPath(path)) {
      const hidden = searchReducer(before, { type: 'hidden', view: storedView(ownLocalStorage) });
      return { ...hidden, remembered: NOTHING_REMEMBERED };
    }
    const reading = readSearchAddress(path);
    const remembered = memory.recall();
    const { filter, orderBy, view } = reading.ok ? reading.search : DEFAULT_SEARCH;
    const search = {
      filter: { ...filter, lastCall: remembered.lastCall ?? null },
      orderBy,
      // Addresses without a view leave it to the user.
      view: view === 'list' ? view : storedView(ownLocalStorage),
    };
    const problem = reading.ok ? null : reading.reason;
    return { ...searchReducer(before, { type: 'address', search, problem }), remembered };
  }

  const start = host.location.get();
  const state = new BehaviorSubject(at(NO_SEARCH, start));

  function announceActiveFilters(): void {
    const isActive = isAnythingActive(state.value);
    if (isActive === wasActive) return;
    wasActive = isActive;
    bus.raise('activeFilters', { isActive });
  }

  function change(event: SearchChange): void {
    state.next({ ...state.value, ...searchReducer(state.value, event) });
    announceActiveFilters();
  }

  function act(action: SearchAction): void {
    const next = searchReducer(state.value, action, isPanelVisible);
    // Further typing replaces the intermediate searches.
    const isContinuation =
      'isContinuation' in action && action.isContinuation === true && address.isAtWritten();
    // Before the results change: their place is stored when the entry is left.
    address.write(next, { isStep: !isContinuation });
    if (next.search !== null) memory.begin(next.search);
    state.next({ ...next, remembered: NOTHING_REMEMBERED });
    announceActiveFilters();
    const header = headerAfter(action, next.search ?? next.selection);
    if (header !== null) bus.raise('showInHeader', { header });
  }

  function updateHeader(): void {
    const { search } = state.value;
    if (search !== null) bus.raise('showInHeader', { header: headerOf(search) });
  }

  function arrive(path: string): void {
    state.next(at(state.value, path));
    announceActiveFilters();
    updateHeader();
  }

  function run(): void {
    bus.raise('advancedSearch', { filter: asAdvancedSearch(state.value.selection) });
  }

  const narrowing = createNarrowing({
    bus,
    state: () => state.value,
    select: (part) => {
      change({ type: 'select', part });
    },
    run,
  });

  /** Changes how the same search is shown: its address changes, but it is not another search. */
  function showOtherwise(event: SearchChange, remembered = state.value.remembered): void {
    const next = searchReducer(state.value, event);
    address.write(next, { isStep: false });
    state.next({ ...next, remembered });
  }

  function connect(): void {
    if (isConnected) return;
    isConnected = true;
    let shown: HeaderFilter | null = null;
    const shownInHeader = bus.on('showInHeader').subscribe(({ header }) => {
      shown = header;
    });
    // An opened address decides what the header shows; then the pending commands follow.
    if (host.location.get() !== start) state.next(at(state.value, host.location.get()));
    if (state.value.search !== null) announceActiveFilters();
    updateHeader();
    bus.on('advancedPanel').subscribe(({ isVisible }) => {
      isPanelVisible = isVisible;
    });
    bus.on('getRecapFilters').subscribe(({ header }) => {
      if (header !== undefined) change({ type: 'header', header });
    });
    address.follow(arrive);
    takeSearchCommands(bus, act);
    shownInHeader.unsubscribe();
    // A search from the header assumes that the header still shows it, but another pending one may have replaced it.
    const { search } = state.value;
    if (shown !== null && search !== null && !isSameHeader(shown, headerOf(search))) updateHeader();
    bus.on('clearSearch').subscribe(() => {
      act({ type: 'clearSearch' });
    });
    bus.on('deleteFilter').subscribe(narrowing.deleteFilter);
    let user = session.get()?.IdUser;
    session.changes.subscribe((next) => {
      if (next?.IdUser === user) return;
      user = next?.IdUser;
      // After signing out, here or in another window, the login page follows: do not search.
      const nothing = { ...NO_SEARCH, remembered: NOTHING_REMEMBERED };
      state.next(next === null ? nothing : at(NO_SEARCH, host.location.get()));
      announceActiveFilters();
    });
  }

  const part = <Value>(pick: (from: State) => Value): ReadonlyState<Value> => ({
    get: () => pick(state.value),
    changes: state.pipe(map(pick), distinctUntilChanged()),
  });
  return {
    search: part(({ search }) => search),
    selection: part(({ selection }) => selection),
    orderBy: part(({ orderBy }) => orderBy),
    view: part(({ view }) => view),
    problem: part(({ problem }) => problem),
    isFromAddress: part(({ isFromAddress }) => isFromAddress),
    remembered: part(({ remembered }) => remembered),
    memory,
    select: (chosen) => {
      change({ type: 'select', part: chosen });
    },
    clearSelection: () => {
      change({ type: 'clear-selection' });
      bus.raise('clearHeader');
    },
    reselect: (filter) => {
      change({ type: 'select', part: filter });
      bus.raise('showInHeader', { header: headerOf(filter) });
    },
    run,
    narrow: narrowing.narrow,
    restore: (filter) => {
      act({ type: 'restore', filter });
    },
    order: (orderBy) => {
      // The programmes have another order now, so the results start at the top.
      const { remembered } = state.value;
      showOtherwise(
        { type: 'order', orderBy },
        remembered.place === null ? remembered : { ...remembered, place: null },
      );
    },
    show: (view) => {
      storeView(ownLocalStorage, view);
      showOtherwise({ type: 'view', view });
    },
    connect,
  };
}
