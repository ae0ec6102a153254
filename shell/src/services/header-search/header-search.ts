import { debounceTime, filter, map, merge, Subject, Subscription } from 'rxjs';
import { HEADER_SEARCH_DEBOUNCE_MS, type Language } from '@airdex/shared-contracts/constants';
import type { EventBus, EventPayloads } from '@airdex/shared-contracts/events';
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
  /** The header when the page starts: what this tab held before a reload. */
  readonly initial: HeaderFilter;
  /** Where the page is: what waits when it goes to another page than a search is not searched for there. */
  readonly location: ReadonlyState<string>;
  /** While something lies over the page that another search would take away, a change goes on waiting. */
  readonly isCovered: () => boolean;
  /** Told what the recap shows of the header, whenever the header's filter is applied. */
  readonly onApplied: (header: HeaderFilter) => readonly RecapEntry[];
}

/** The header's search box, as rules without a screen. */
export interface HeaderSearch {
  readonly header: ReadonlyState<HeaderFilter>;
  /** Whether there is anything to clear: in the header itself or in the search it belongs to. */
  readonly isClearable: ReadonlyState<boolean>;
  type(term: string): void;
  chooseTitles(ticked: readonly SearchTitle[]): void;
  /** An input method composes a character: the text in the box is not final yet. */
  setComposing(isComposing: boolean): void;
  /** Enter: searches at once. */
  submit(): void;
  /** The box is left: what is typed later is another search, and not the same one going on. */
  endTyping(): void;
  clear(): void;
  stop(): void;
}

/**
 * Makes the header's search. A change is applied after a second without another one: it then starts a quick search,
 * if the term is long enough or results are on the screen (where a term that is too short says so).
 */
export function createHeaderSearch(options: HeaderSearchOptions): HeaderSearch {
  const { bus, language, location, isCovered, onApplied } = options;
  const header = currentValue(options.initial);
  const isClearable = currentValue(false);
  const changes = new Subject<'apply' | 'leave'>();
  const subscription = new Subscription();
  let isComposing = false;
  let isSearchActive = false;
  /** Something was searched for on the way of what is being typed. */
  let isContinuation = false;
  let areResultsVisible = false;
  /** What was applied last, or chosen by somebody else: the same again is no change. */
  let applied = options.initial;

  const refreshClearable = () =>
    isClearable.set(isSearchActive || header.get().term !== '' || !header.get().isDefaultSearchTitles);

  const goingOn = () => (isContinuation ? { isContinuation } : {});

  function publish(): void {
    bus.raise('getRecapFilters', { entries: onApplied(header.get()), header: header.get() });
  }

  /** Takes a filter that somebody else has chosen or applied: a change that still waits is no longer wanted. */
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

  function apply(): void {
    // A composition that was given up, a letter that was taken back.
    if (isSameHeader(header.get(), applied)) return;
    const wasEmpty = applied.term.trim() === '';
    applied = header.get();
    publish();
    // Fields to look in are nothing to look for.
    if (wasEmpty && header.get().term.trim() === '') return;
    if (isQuickSearchTerm(header.get().term, language.get()) || areResultsVisible) {
      bus.raise('setSearchFrom', { searchFrom: 'QuickSearch', header: header.get(), ...goingOn() });
      isContinuation = true;
    }
  }

  /** Searching again is the search remote's: it knows what else is searched for. */
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
      changes.next('leave');
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
  // Names of fields in the recap follow the language.
  subscription.add(bus.on('languageChange').subscribe(publish));
  refreshClearable();

  return {
    header,
    isClearable,
    // What some programs paste beside the text, a NUL for one, no field shows and no search takes.
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
    },
    clear() {
      take(DEFAULT_HEADER_FILTER);
      bus.raise('clearSearch');
    },
    stop: () => subscription.unsubscribe(),
  };
}
