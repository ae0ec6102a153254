/** Limits and times of the product. Durations end in `Ms`, sizes of lists in `Max`. */

export const RESULTS_PER_PAGE = 120;
/** Fraction of the scroll height after which the next page is asked for. */
export const NEXT_PAGE_SCROLL_FRACTION = 0.65;
/** Pixels scrolled before the scroll-to-top button shows. */
export const SCROLL_TO_TOP_AFTER_PX = 250;

export const PDF_EXPORT_MAX = 50;
export const EXCEL_EXPORT_MAX = 30_000;
export const PREVIEW_PROGRAMMES_MAX = 7;
export const HOMEPAGE_SEARCHES_MAX = 2;
export const FAVOURITE_SEARCHES_MAX = 5;
/** Options of one facet that a filter may name: the largest option list, the channels, has some thousands. */
export const OPTIONS_MAX = 20_000;
/** Ticked or unticked rows that one call may name: more than anybody ticks by hand, and what one export may hold. */
export const SELECTED_IDS_MAX = 50_000;
/** Saved searches or playlists, with their folders, that one call may name. */
export const ITEMS_OF_USER_MAX = 10_000;
/** Characters (UTF-16 units) that names of saved searches, playlists and folders may have. */
export const NAME_LENGTH_MAX = 200;
export const RECAP_CHIP_VALUES_MAX = 3;
export const DROPDOWN_NAMES_LENGTH_MAX = 30;

export const HEADER_SEARCH_DEBOUNCE_MS = 1000;
export const FACET_RELOAD_DEBOUNCE_MS = 500;
export const DATE_CLICK_DEBOUNCE_MS = 300;
export const PREVIEW_POPUP_OPEN_MS = 1000;
export const PREVIEW_POPUP_CLOSE_MS = 500;
export const CAROUSEL_ROTATION_MS = 3500;

/** Characters a quick search needs, by language. */
export const QUICK_SEARCH_TERM_MIN = { en: 3, ch: 2 } as const;
/** Characters of a term that are read; the rest of a longer one would only slow the search down. */
export const SEARCH_TERM_MAX = 5000;

/** Share of the slot's share by which a programme must be above (or below) it to leave yellow. */
export const PERFORMANCE_TOLERANCE = 0.2;

export const PASSWORD_MIN_LENGTH = 6;
export const COPYRIGHT_YEARS = '2001-2025';
