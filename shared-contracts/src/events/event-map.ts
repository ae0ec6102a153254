import type { Language } from '../constants/language.ts';
import type { SavedSearchReference } from '../api/search/saved-search.ts';
import type { HeaderFilter } from '../search-filter/header-filter.ts';
import type { RecapEntry, RecapField } from '../search-filter/recap-entry.ts';
import type { SearchFilterInput } from '../search-filter/search-filter.ts';
import type { SearchFrom } from '../search-filter/search-from.ts';

/**
 * Payloads of page-wide events, by name; `void` means that an event has none. The contract includes who raises an event
 * and who handles it. `EVENT_KINDS` states how long an event is kept.
 */
export interface EventPayloads {
  /** The language was changed, or a login set it. Raised by the shell; components that show data reload it. */
  languageChange: { readonly language: Language };

  /** A search starts with the header's filter. Raised by the shell's header; the search remote runs it. */
  setSearchFrom: {
    readonly searchFrom: SearchFrom;
    readonly header: HeaderFilter;
    /** True if the user kept typing after an earlier search: this search replaces that one. */
    readonly isContinuation?: boolean;
  };
  /** Enter in the header's search box. Raised by the shell; the search remote runs the search or says why it can't. */
  submitSearch: { readonly header: HeaderFilter; readonly isContinuation?: boolean };
  /** A search with the advanced panel's whole filter. Raised by the panel; the search remote runs it. */
  advancedSearch: { readonly filter: SearchFilterInput };
  /** "Clear all filters". Raised by the shell's header; the search remote returns to the default search. */
  clearSearch: void;
  /** The header returns to an empty term and the default fields. Raised by the search remote, handled by the shell. */
  clearHeader: void;
  /**
   * A chip of the recap was deleted: the values `ids`, or the whole filter. Raised by the recap; the header removes its
   * own values, and the search remote searches again.
   */
  deleteFilter: { readonly field: RecapField; readonly ids?: readonly (number | string)[] };
  /**
   * The header's own filter, with the names for its chips. Raised by the shell whenever it changes; the search remote
   * uses `header` and shows `entries`. `header` exists since 1.4.0; nothing reads a filter from the entries.
   */
  getRecapFilters: { readonly entries: readonly RecapEntry[]; readonly header?: HeaderFilter };
  /** Whether the current search differs from the default one. Raised by the search remote; the header then shows "Clear all filters". */
  activeFilters: { readonly isActive: boolean };
  /** Opens the advanced panel. Raised by any part of the page, handled by the shell. */
  openAdvancedSearch: void;
  /** Closes the advanced panel. Raised by the panel, by the header and by a navigation; handled by the shell. */
  closeAdvancedSearch: void;
  /** Whether the advanced panel is shown. Raised by the shell. */
  advancedPanel: { readonly isVisible: boolean };
  /** Results replaced the page, or were hidden. Raised by the shell; a playing video pauses. */
  searchDisplay: { readonly isVisible: boolean };

  /** Sets the header's term and fields without searching. Raised by the search remote for saved searches. */
  showInHeader: { readonly header: HeaderFilter };

  /** Saved searches were added, changed or deleted. Raised by the part that changed them; lists of them reload. */
  saveSearch: void;
  /** Playlists or their sharing changed. Raised by the part that changed them; lists and the unseen badge reload. */
  playlistsChange: void;
  /** A call was refused because there is no session. Raised by the shell's API client; the shell opens the login page. */
  sendToLogin: { readonly status: 401 | 403 };

  /** Menus. Each starts a search. Raised by any part of the page; the search remote runs it. */
  SavedSearch: SavedSearchReference;
  Playlist: { readonly id: number; readonly name: string };
  /** The default search with these fields. */
  SearchFromCard: { readonly filter: SearchFilterInput };
  NotaSelection: void;
  AudienceBooster: void;
  Latest: void;
  Upcoming: void;
}
export type EventName = keyof EventPayloads;

/**
 * How long an event is kept.
 * - state: the last value is kept, and late subscribers receive it.
 * - command: kept until its owner has handled it, exactly once. A search that starts before the search remote has loaded
 *   is not lost.
 * - signal: not kept; only current subscribers receive it.
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

/** The commands. Each starts a search, so results are shown. */
export const SEARCH_COMMANDS = (Object.keys(EVENT_KINDS) as EventName[]).filter(
  (name): name is CommandName => EVENT_KINDS[name] === 'command',
);
