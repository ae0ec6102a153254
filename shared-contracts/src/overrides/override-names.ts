// In a file of their own, because the first script of every page needs only these.

/** Parameter of a page's address for an override, one for each: `?mfe=card@http://localhost:4102`. */
export const OVERRIDE_PARAMETER = 'mfe';

/** Key in the tab's session storage, and name of the session cookie, with the overrides as text of `formatOverrides`. */
export const OVERRIDES_KEY = 'airdex-overrides';

/** Id of the page's element in which the server states what may be overridden. Without it, nothing may be. */
export const PAGE_OVERRIDES_ELEMENT_ID = 'airdex-page-overrides';
