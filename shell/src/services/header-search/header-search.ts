import { debounceTime, filter, map, merge, Subject, Subscription } from 'rxjs';
import { HEADER_SEARCH_DEBOUNCE_MS, type Language } from '@airdex/shared-contracts/constants';
import { SEARCH_COMMANDS, type EventBus, type EventPayloads } from '@airdex/shared-contracts/events';
import type { ReadonlyState } from '@airdex/shared-contracts/remote-contract';
import {
  DEFAULT_HEADER_FILTER,
  headerFilter,
  headerWithout,
  isQuickSearchTerm,
  isSameHeader,
  isSearchPath,
  type HeaderFilter,
  type RecapEntry,
  type SearchTitle,
} from '@airdex/shared-contracts/search-filter';
import { currentValue } from '../../lib/current/current-value.ts';
import { chooseTitleFields } from './title-fields.ts';

export interface HeaderSearchOptions {
  readonly bus: EventBus;
  readonly language: ReadonlyState<Language>;
  /** The header when the page starts: that of this tab before a reload. */
  readonly initial: HeaderFilter;
  /** Location of the page. A navigation to a page that is not a search cancels a pending change. */
  readonly location: ReadonlyState<string>;
  /** Whether something covers the page that another search would close. A change waits until it is gone. */
  readonly isCovered: () => boolean;
  /** Called when the header's filter is applied. Returns the recap's entries for the header. */
  readonly onApplied: (header: HeaderFilter) => readonly RecapEntry[];
}

/** The logic of the header's search box, without its user interface. */
export interface HeaderSearch {
  readonly header: ReadonlyState<HeaderFilter>;
  /** Whether there is anything to clear: in the header itself or in the search it belongs to. */
  readonly isClearable: ReadonlyState<boolean>;
  type(term: string): void;
  chooseTitles(ticked: readonly SearchTitle[]): void;
  /** Call it when an input method begins or ends composing: until the end, the text in the box is not final. */
  setComposing(isComposing: boolean): void;
  /** Enter: searches at once. */
  submit(): void;
  /** Call it when the user leaves the box: later input is another search, not a continuation. */
  endTyping(): void;
  clear(): void;
  stop(): void;
}

/**
 * Creates the header's search. A change is applied after a second without another one. It then starts a quick search if
 * the term is long enough, or if results are shown (which then say that the term is too short).
 */
export function createHeaderSearch(options: HeaderSearchOptions): HeaderSearch {
  const { bus, language, location, isCovered, onApplied } = options;
  const header = currentValue(options.initial);
  const isClearable = currentValue(false);
  const changes = new Subject<'apply' | 'leave'>();
  const subscription = new Subscription();
  let isComposing = false;
  let isSearchActive = false;
  /** Whether a search has already started during the current typing. */
  let isContinuation = false;
  let areResultsVisible = false;
  /** The last filter that was applied, or chosen elsewhere. The same filter again is not a change. */
  let applied = options.initial;
  /** The last filter that was published. */
  let published = options.initial;

  const refreshClearable = () =>
    isClearable.set(isSearchActive || header.get().term.trim() !== '' || !header.get().isDefaultSearchTitles);

  const goingOn = () => (isContinuation ? { isContinuation } : {});

  function publish(): void {
    published = header.get();
    bus.raise('getRecapFilters', { entries: onApplied(header.get()), header: header.get() });
  }

  /** Uses a filter that was chosen or applied elsewhere. It replaces a pending change. */
  function take(next: HeaderFilter): void {
    changes.next('leave');
    isContinuation = false;
    applied = next;
    header.set(next);
    refreshClearable();
    publish();
  }

  function change(next: HeaderFilter): void {
    header.set(next);
    refreshClearable();
    changes.next(isComposing ? 'leave' : 'apply');
  }

  function publishChange(): void {
    if (!isSameHeader(header.get(), published)) publish();
  }

  function apply(): void {
    publishChange();
    // A cancelled composition, or a letter that was typed and deleted.
    if (isSameHeader(header.get(), applied)) return;
    const wasEmpty = applied.term.trim() === '';
    applied = header.get();
    // Fields without a term are not a search.
    if (wasEmpty && header.get().term.trim() === '') return;
    if (isQuickSearchTerm(header.get().term, language.get()) || areResultsVisible) {
      bus.raise('setSearchFrom', { searchFrom: 'QuickSearch', header: header.get(), ...goingOn() });
      isContinuation = true;
    }
  }

  /** Does not search again: the search remote does, because it knows the rest of the search. */
  function deleteChip(deleted: EventPayloads['deleteFilter']): void {
    const rest = headerWithout(header.get(), deleted);
    if (rest === header.get()) return;
    take(rest);
    bus.raise('closeAdvancedSearch');
  }

  subscription.add(
    changes.pipe(debounceTime(HEADER_SEARCH_DEBOUNCE_MS)).subscribe((kind) => {
      if (kind === 'leave') return;
      if (isCovered()) changes.next('apply');
      else apply();
    }),
  );
  subscription.add(
    location.changes.pipe(filter((path) => !isSearchPath(path))).subscribe(() => {
      // The user chose another page instead of the search, but the filter in the header still applies.
      if (isComposing || isSameHeader(header.get(), applied)) changes.next('leave');
      else take(header.get());
      isContinuation = false;
    }),
  );
  subscription.add(
    merge(
      bus.on('showInHeader').pipe(map((event) => event.header)),
      bus.on('clearHeader').pipe(map(() => DEFAULT_HEADER_FILTER)),
    ).subscribe(take),
  );
  subscription.add(bus.on('deleteFilter').subscribe(deleteChip));
  // A menu's search replaces a pending change, even while the search remote is still loading. Its name is capitalised.
  const menuSearches = SEARCH_COMMANDS.filter((name) => /^[A-Z]/.test(name)).map((name) => bus.on(name));
  subscription.add(merge(...menuSearches).subscribe(() => changes.next('leave')));
  subscription.add(
    bus.on('advancedSearch').subscribe(({ filter: searched }) => {
      // The panel has searched for what was typed, so the pause must not search for it again.
      const { term, selectedSearchTitles } = searched;
      if (isSameHeader(headerFilter(term ?? '', selectedSearchTitles ?? []), header.get()))
        take(header.get());
    }),
  );
  subscription.add(
    bus.on('activeFilters').subscribe(({ isActive }) => {
      isSearchActive = isActive;
      refreshClearable();
    }),
  );
  subscription.add(
    bus.on('searchDisplay').subscribe(({ isVisible }) => {
      areResultsVisible = isVisible;
    }),
  );
  // The recap shows names of fields in the current language.
  subscription.add(bus.on('languageChange').subscribe(publish));
  refreshClearable();

  return {
    header,
    isClearable,
    // Removes control characters such as NUL, which some programs paste: no field shows them, and searches reject them.
    type: (term) => change({ ...header.get(), term: term.replace(/\p{Cc}/gu, '') }),
    chooseTitles(ticked) {
      const { term, selectedSearchTitles } = header.get();
      change(headerFilter(term, chooseTitleFields(selectedSearchTitles, ticked)));
    },
    setComposing(next) {
      isComposing = next;
      changes.next(next ? 'leave' : 'apply');
    },
    submit() {
      // Some browsers send the Enter that ends a composition.
      if (isComposing) return;
      const onTheWay = goingOn();
      take(header.get());
      bus.raise('submitSearch', { header: header.get(), ...onTheWay });
    },
    endTyping() {
      isContinuation = false;
      // The next action may use the header's filter: a search by the panel, or saving it. The pause still starts a
      // search.
      if (!isComposing) publishChange();
    },
    clear() {
      take(DEFAULT_HEADER_FILTER);
      bus.raise('clearSearch');
    },
    stop: () => subscription.unsubscribe(),
  };
}
