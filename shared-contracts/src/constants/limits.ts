/** Limits and times of the product. Durations end in `Ms`, sizes of lists in `Max`. */

export const RESULTS_PER_PAGE = 120;
/** Fraction of the scroll height after which the next page is requested. */
export const NEXT_PAGE_SCROLL_FRACTION = 0.65;
/** Pixels scrolled before the scroll-to-top button shows. */
export const SCROLL_TO_TOP_AFTER_PX = 250;

export const PDF_EXPORT_MAX = 50;
export const EXCEL_EXPORT_MAX = 30_000;
export const PREVIEW_PROGRAMMES_MAX = 7;
export const HOMEPAGE_SEARCHES_MAX = 2;
export const FAVOURITE_SEARCHES_MAX = 5;
/** Maximum number of options of one facet in a filter; the largest list, the channels, has some thousands. */
export const OPTIONS_MAX = 20_000;
/** Maximum number of ticked or unticked rows in a call: enough for ticking by hand, and for one export. */
export const SELECTED_IDS_MAX = 50_000;
/** Maximum number of saved searches or playlists, with their folders, in a call. */
export const ITEMS_OF_USER_MAX = 10_000;
/** Maximum length of names of saved searches, playlists and folders, in UTF-16 units. */
export const NAME_LENGTH_MAX = 200;
export const RECAP_CHIP_VALUES_MAX = 3;
export const DROPDOWN_NAMES_LENGTH_MAX = 30;

export const HEADER_SEARCH_DEBOUNCE_MS = 1000;
export const FACET_RELOAD_DEBOUNCE_MS = 500;
/** Maximum time until the second click of a range of dates. */
export const DATE_CLICK_DEBOUNCE_MS = 300;
/** The preview opens when the pointer has rested this long, and closes this long after it has left. */
export const PREVIEW_POPUP_OPEN_MS = 1000;
export const PREVIEW_POPUP_CLOSE_MS = 500;
/** How long a carousel shows a page. */
export const CAROUSEL_ROTATION_MS = 3500;

/** Minimum number of characters of a quick search, by language. */
export const QUICK_SEARCH_TERM_MIN = { en: 3, ch: 2 } as const;
/** Maximum length of a term; a longer one would only slow the search down. */
export const SEARCH_TERM_MAX = 5000;

/** Relative difference from the slot's share at which a programme is no longer yellow. */
export const PERFORMANCE_TOLERANCE = 0.2;

export const PASSWORD_MIN_LENGTH = 6;
export const COPYRIGHT_YEARS = '2001-2025';
