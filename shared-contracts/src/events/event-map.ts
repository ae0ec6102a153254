import type { Language } from '../constants/language.ts';
import type { SavedSearchReference } from '../api/search/saved-search.ts';
import type { HeaderFilter } from '../search-filter/header-filter.ts';
import type { RecapEntry, RecapField } from '../search-filter/recap-entry.ts';
import type { SearchFilterInput } from '../search-filter/search-filter.ts';
import type { SearchFrom } from '../search-filter/search-from.ts';

/**
 * Page-wide events: name → payload. `void` means that the name says it all. Who raises and who answers each is part of
 * the contract; how long an event lives is said in `EVENT_KINDS`.
 */
export interface EventPayloads {
  /** The language was changed, or a login set it. Raised by the shell; everything that shows text answers by reloading. */
  languageChange: { readonly language: Language };

  /** A search starts with what the header holds. Raised by the shell's header; the search remote runs it. */
  setSearchFrom: {
    readonly searchFrom: SearchFrom;
    readonly header: HeaderFilter;
    /** True while the user goes on typing after an earlier search of the same typing: this one takes its place. */
    readonly isContinuation?: boolean;
  };
  /** Enter in the header's search box: search now. Raised by the shell; the search remote runs it or says why it can't. */
  submitSearch: { readonly header: HeaderFilter; readonly isContinuation?: boolean };
  /** The advanced panel's search: the whole filter. Raised by the panel; the search remote runs it. */
  advancedSearch: { readonly filter: SearchFilterInput };
  /** "Clear all filters". Raised by the shell's header; the search remote goes back to the default search. */
  clearSearch: void;
  /** The header goes back to an empty term and the default fields. Raised by the search remote; the shell answers. */
  clearHeader: void;
  /**
   * A chip of the recap was deleted; without ids the whole filter. Raised by the recap; the header takes out what is its
   * own, the search remote searches again.
   */
  deleteFilter: { readonly field: RecapField; readonly ids?: readonly (number | string)[] };
  /**
   * The header's own filter, with the names its chips show. Raised by the shell whenever it changes; the search remote
   * takes `header` and shows `entries`. Since 1.4.0 with `header`; nobody reads a filter from the entries.
   */
  getRecapFilters: { readonly entries: readonly RecapEntry[]; readonly header?: HeaderFilter };
  /** Whether the current search differs from the default one. Raised by the search remote; the header offers to clear. */
  activeFilters: { readonly isActive: boolean };
  /** The advanced panel opens. Raised by whoever offers it; the shell answers by showing the panel. */
  openAdvancedSearch: void;
  /** The advanced panel closes. Raised by the panel, the header and on navigation; the shell answers. */
  closeAdvancedSearch: void;
  /** Whether the advanced panel is shown. Raised by the shell. */
  advancedPanel: { readonly isVisible: boolean };
  /** Results are shown in place of the page, or no longer. Raised by the shell; a playing video pauses. */
  searchDisplay: { readonly isVisible: boolean };

  /** The term and fields that the header shall show, without searching. Raised by the search remote for stored searches. */
  showInHeader: { readonly header: HeaderFilter };

  /** Saved searches were added, changed or deleted. Raised by whoever did; lists of them reload. */
  saveSearch: void;
  /** Playlists or their sharing changed. Raised by whoever did; lists and the unseen badge reload. */
  playlistsChange: void;
  /** A call was refused for want of a session. Raised by the shell's API client; the shell goes to the login page. */
  sendToLogin: { readonly status: 401 | 403 };

  /** Menus. Each starts a search; raised by whoever offers it, run by the search remote. */
  SavedSearch: SavedSearchReference;
  Playlist: { readonly id: number; readonly name: string };
  /** The given fields over the default search. */
  SearchFromCard: { readonly filter: SearchFilterInput };
  NotaSelection: void;
  AudienceBooster: void;
  Latest: void;
  Upcoming: void;
}
export type EventName = keyof EventPayloads;

/**
 * How long an event lives.
 * - state: a late subscriber gets the last value.
 * - command: kept until its owner has handled it, exactly once; a search asked for before the search remote has
 *   loaded is not lost.
 * - signal: heard by those who listen at that moment.
 */
export type EventKind = 'state' | 'command' | 'signal';

export const EVENT_KINDS = {
  languageChange: 'state',
  setSearchFrom: 'command',
  submitSearch: 'command',
  advancedSearch: 'command',
  clearSearch: 'signal',
  clearHeader: 'signal',
  deleteFilter: 'signal',
  getRecapFilters: 'state',
  activeFilters: 'state',
  openAdvancedSearch: 'signal',
  closeAdvancedSearch: 'signal',
  advancedPanel: 'state',
  searchDisplay: 'state',
  showInHeader: 'signal',
  saveSearch: 'signal',
  playlistsChange: 'signal',
  sendToLogin: 'signal',
  SavedSearch: 'command',
  Playlist: 'command',
  SearchFromCard: 'command',
  NotaSelection: 'command',
  AudienceBooster: 'command',
  Latest: 'command',
  Upcoming: 'command',
} as const satisfies Record<EventName, EventKind>;

type NamesOfKind<Kind extends EventKind> = {
  [Name in EventName]: (typeof EVENT_KINDS)[Name] extends Kind ? Name : never;
}[EventName];
export type CommandName = NamesOfKind<'command'>;
export type StateName = NamesOfKind<'state'>;

/** The commands, each of which starts a search and so brings the results on the screen. */
export const SEARCH_COMMANDS = (Object.keys(EVENT_KINDS) as EventName[]).filter(
  (name): name is CommandName => EVENT_KINDS[name] === 'command',
);
