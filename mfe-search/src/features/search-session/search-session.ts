import { BehaviorSubject, distinctUntilChanged, map } from 'rxjs';
import { ownLocalStorage, ownSessionStorage } from '@airdex/mfe-kit/storage';
import type { ReadonlyState, HostServices } from '@airdex/shared-contracts/remote-contract';
import {
  DEFAULT_SEARCH,
  isSearchPath,
  readSearchAddress,
  type AddressProblem,
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

/** The search of a page: what is on the screen, and what the advanced panel holds for the next one. */
export interface SearchSession {
  /** The search on the screen; null while a page is. A new object is a new search. */
  readonly search: ReadonlyState<SearchFilter | null>;
  /** What the advanced panel shows. */
  readonly selection: ReadonlyState<SearchFilter>;
  readonly orderBy: ReadonlyState<readonly OrderBy[]>;
  readonly view: ReadonlyState<ResultsView>;
  /** Why the address of the page says no search; null when it does. */
  readonly problem: ReadonlyState<AddressProblem | null>;
  /** Whether the search was opened by its address instead of being asked for here and now. */
  readonly isFromAddress: ReadonlyState<boolean>;
  /** What is known of the search on the screen from before; nothing of one that was asked for here and now. */
  readonly remembered: ReadonlyState<Remembered>;
  readonly memory: SearchMemory;
  /** Chooses in the panel; nothing is searched for yet. */
  select(part: Partial<SearchFilter>): void;
  /** All of it back to the default, with the header; nothing is searched for yet. */
  clearSelection(): void;
  /** Chooses again what was cleared, with the header's part. */
  reselect(filter: SearchFilter): void;
  /** Runs what is selected. */
  run(): void;
  /** Searches for what is left of the search on the screen, once; the header shows its part. */
  readonly narrow: Narrow;
  /** Brings back a search that was on the screen, as the one that it was: of a menu, a saved search or the panel. */
  restore(filter: SearchFilter): void;
  /** Orders the results anew. */
  order(orderBy: readonly OrderBy[]): void;
  /** Shows the results in another way, from now on. */
  show(view: ResultsView): void;
  /** Takes the commands of the bus from now on, also when called again; those that waited first. */
  connect(): void;
}

type Host = Pick<HostServices, 'bus' | 'session' | 'location' | 'historyEntry' | 'navigate'>;

interface State extends SearchState {
  readonly remembered: Remembered;
}

/**
 * Makes the session of a page. Once connected it takes the search commands of the bus, gives each search its address and
 * follows the page to those that it comes to, tells the header what to show and whether there is anything to clear, and
 * forgets everything when the user changes.
 */
export function createSearchSession(host: Host): SearchSession {
  const { bus, session } = host;
  const address = createAddressWriter(host);
  const memory = createSearchMemory(host, createEntryMemory(ownSessionStorage));
  let isPanelVisible = false;
  let wasActive: boolean | null = null;
  let isConnected = false;

  /** What the state is at an address. */
  function at(before: SearchState, path: string): State {
    if (!isSearchPath(path)) {
      const hidden = searchReducer(before, { type: 'hidden', view: storedView(ownLocalStorage) });
      return { ...hidden, remembered: NOTHING_REMEMBERED };
    }
    const reading = readSearchAddress(path);
    const remembered = memory.recall();
    const { filter, ...rest } = reading.ok ? reading.search : DEFAULT_SEARCH;
    const search = { ...rest, filter: { ...filter, lastCall: remembered.lastCall ?? null } };
    const problem = reading.ok ? null : reading.reason;
    return { ...searchReducer(before, { type: 'address', search, problem }), remembered };
  }

  const start = host.location.get();
  const state = new BehaviorSubject(at(NO_SEARCH, start));

  function tellWhatIsActive(): void {
    const isActive = isAnythingActive(state.value);
    if (isActive === wasActive) return;
    wasActive = isActive;
    bus.raise('activeFilters', { isActive });
  }

  function change(event: SearchChange): void {
    state.next({ ...state.value, ...searchReducer(state.value, event) });
    // The header knows of its own part by itself.
    if (event.type !== 'header') tellWhatIsActive();
  }

  function act(action: SearchAction): void {
    const next = searchReducer(state.value, action, isPanelVisible);
    // A term that is typed on takes the place of what was searched for on the way.
    const isContinuation =
      'isContinuation' in action && action.isContinuation === true && address.isAtWritten();
    // Before the results change: what is in sight is remembered when the entry is left.
    address.write(next, { isStep: !isContinuation });
    if (next.search !== null) memory.begin(next.search);
    state.next({ ...next, remembered: NOTHING_REMEMBERED });
    tellWhatIsActive();
    const header = headerAfter(action, next.search ?? next.selection);
    if (header !== null) bus.raise('showInHeader', { header });
  }

  function tellTheHeader(): void {
    const { search } = state.value;
    if (search !== null) bus.raise('showInHeader', { header: headerOf(search) });
  }

  function arrive(path: string): void {
    state.next(at(state.value, path));
    tellWhatIsActive();
    tellTheHeader();
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

  /** Shows the same search otherwise: its address changes, and it is no other search. */
  function showOtherwise(event: SearchChange, remembered = state.value.remembered): void {
    const next = searchReducer(state.value, event);
    address.write(next, { isStep: false });
    state.next({ ...next, remembered });
  }

  function connect(): void {
    if (isConnected) return;
    isConnected = true;
    // An address that was opened decides what the header shows; then come the commands that waited.
    if (host.location.get() !== start) state.next(at(state.value, host.location.get()));
    if (state.value.search !== null) tellWhatIsActive();
    tellTheHeader();
    bus.on('advancedPanel').subscribe(({ isVisible }) => {
      isPanelVisible = isVisible;
    });
    bus.on('getRecapFilters').subscribe(({ header }) => {
      if (header !== undefined) change({ type: 'header', header });
    });
    address.follow(arrive);
    takeSearchCommands(bus, act);
    bus.on('clearSearch').subscribe(() => {
      act({ type: 'clearSearch' });
    });
    bus.on('deleteFilter').subscribe(narrowing.deleteFilter);
    let user = session.get()?.IdUser;
    session.changes.subscribe((next) => {
      if (next?.IdUser === user) return;
      user = next?.IdUser;
      // Who has signed out, here or in another window, is on the way to the login page: nothing is searched for there.
      const nothing = { ...NO_SEARCH, remembered: NOTHING_REMEMBERED };
      state.next(next === null ? nothing : at(NO_SEARCH, host.location.get()));
      tellWhatIsActive();
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
      // The programmes lie otherwise now: results begin at the top.
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
