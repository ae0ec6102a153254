/** Keys of the browser's local storage. */
export const LOCAL_STORAGE_KEYS = {
  token: 'token',
  language: 'language',
  theme: 'theme',
  cookiesAccepted: 'cookies-accept',
  navigationCollapsed: 'navigation-collapsed',
  resultsView: 'results-view',
  columnWidths: 'column-widths',
  /** Releases of remotes that worked in this browser, as a fallback if a newer one cannot be loaded. */
  lastGoodReleases: 'last-good-releases',
  /** The composition of the last page that worked in this browser, for a page without one. */
  lastComposition: 'last-composition',
  /** Failures of remotes of a composition in this browser. */
  compositionFailures: 'composition-failures',
  /** Times of pages of a composition whose shell did not start. */
  shellStarts: 'shell-starts',
  runningStarts: 'running-starts',
  frozenStarts: 'frozen-starts',
  /** Times of crashes of a composition's shell. */
  shellCrashes: 'shell-crashes',
  /** Set while printing: the base address of links in the file. */
  publicUrl: 'public-url',
} as const;

/** Keys of the browser's session storage, which ends with the tab. */
export const SESSION_STORAGE_KEYS = {
  advancedPanelVisible: 'advanced-panel-visible',
  headerRecap: 'header-recap',
  /** Names of the saved searches and playlists that were opened. */
  searchNames: 'search-names',
  /** Prefix of the keys under which the search remote stores positions and ticks. */
  searchMemory: 'search-memory',
  requestedLocation: 'requested-location',
  /** Id of the user whose state the tab has. */
  tabUser: 'tab-user',
  remoteOverrides: 'remote-overrides',
  /** Overrides that are requested again once a developer has signed in. */
  waitingOverrides: 'waiting-overrides',
  /** The composition for which the tab reloaded automatically. */
  appliedComposition: 'applied-composition',
} as const;

/** Keys of cards with the results that they were opened from, for the remotes search and card. */
export const KEPT_CARDS_KEYS = {
  /** In local storage: cards that links have opened. */
  opened: 'opened-cards',
  /** In session storage: cards of the tab's history. */
  browsed: 'browsed-cards',
} as const;

/**
 * Key in local storage, for the shell and remotes. The value is `off` if the user has turned off the shortcuts of a
 * single character, which speech input would trigger.
 */
export const SINGLE_KEYS_KEY = 'single-keys';

type StorageKey =
  | (typeof LOCAL_STORAGE_KEYS)[keyof typeof LOCAL_STORAGE_KEYS]
  | (typeof SESSION_STORAGE_KEYS)[keyof typeof SESSION_STORAGE_KEYS];

/** Keys that remotes must not use, including the session's token: all except those of the remotes themselves. */
export type ShellStorageKey = Exclude<
  StorageKey,
  | (typeof LOCAL_STORAGE_KEYS)['resultsView' | 'columnWidths' | 'publicUrl']
  | (typeof SESSION_STORAGE_KEYS)['searchMemory']
>;
