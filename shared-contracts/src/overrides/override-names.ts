// In a file of their own, because the first script of every page needs only these.

/** Parameter of a page's address for an override, one for each: `?mfe=card@http://localhost:4102`. */
export const OVERRIDE_PARAMETER = 'mfe';

/**
 * Name of the session cookie with the overrides as text of `formatOverrides`. The tab has the same text in its session
 * storage, as `SESSION_STORAGE_KEYS.remoteOverrides`.
 */
export const OVERRIDES_KEY = 'airdex-overrides';

/** Id of the page's element in which the server states what may be overridden. Without it, nothing may be. */
export const PAGE_OVERRIDES_ELEMENT_ID = 'airdex-page-overrides';
