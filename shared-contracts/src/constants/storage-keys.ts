/** Keys of the browser's local storage. */
export const LOCAL_STORAGE_KEYS = {
  token: 'token',
  language: 'language',
  theme: 'theme',
  cookiesAccepted: 'cookies-accept',
  navigationCollapsed: 'navigation-collapsed',
  resultsView: 'results-view',
  columnWidths: 'column-widths',
  /** Releases of remotes that worked here, for the day that a newer one can't be loaded. */
  lastGoodReleases: 'last-good-releases',
  /** The composition of the last page that worked here, for a page that comes without one. */
  lastComposition: 'last-composition',
  /** How often remotes of a composition failed here. */
  compositionFailures: 'composition-failures',
  /** When pages of a composition were opened whose shell did not start. */
  shellStarts: 'shell-starts',
  runningStarts: 'running-starts',
  frozenStarts: 'frozen-starts',
  /** When the shell of a composition crashed. */
  shellCrashes: 'shell-crashes',
  /** Set where pages are printed: address that links of the file lead to. */
  publicUrl: 'public-url',
} as const;

/** Keys of the browser's session storage: gone with the tab. */
export const SESSION_STORAGE_KEYS = {
  advancedPanelVisible: 'advanced-panel-visible',
  headerRecap: 'header-recap',
  /** Names of the saved searches and playlists that were opened. */
  searchNames: 'search-names',
  /** Begin of the keys under which the search remote remembers places and ticks. */
  searchMemory: 'search-memory',
  requestedLocation: 'requested-location',
  remoteOverrides: 'remote-overrides',
  /** The composition for which the tab reloaded automatically. */
  appliedComposition: 'applied-composition',
} as const;

type StorageKey =
  | (typeof LOCAL_STORAGE_KEYS)[keyof typeof LOCAL_STORAGE_KEYS]
  | (typeof SESSION_STORAGE_KEYS)[keyof typeof SESSION_STORAGE_KEYS];

/** Keys that remotes have no business with, the session's token among them: all but those that remotes use themselves. */
export type ShellStorageKey = Exclude<
  StorageKey,
  | (typeof LOCAL_STORAGE_KEYS)['resultsView' | 'columnWidths' | 'publicUrl']
  | (typeof SESSION_STORAGE_KEYS)['searchMemory']
>;
