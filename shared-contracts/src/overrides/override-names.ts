// Apart from all else: the first script of every page asks for these, and for nothing more of overrides.

/** Parameter of a page's address that asks for an override, as often as there are some: `?mfe=card@http://localhost:4102`. */
export const OVERRIDE_PARAMETER = 'mfe';

/** Key of the tab's session storage, and name of the session cookie, that hold the overrides as `formatOverrides` writes them. */
export const OVERRIDES_KEY = 'airdex-overrides';

/** Id of the element of the page in which the server says what may be overridden. Without it, nothing may. */
export const PAGE_OVERRIDES_ELEMENT_ID = 'airdex-page-overrides';
