/** Id of the script element in the HTML that contains the composition as JSON. */
export const COMPOSITION_ELEMENT_ID = 'airdex-composition';

/** Id of the script element in the HTML that lists the calls to start with the page, as JSON; see `PageCall`. */
export const PAGE_CALLS_ELEMENT_ID = 'airdex-page-calls';
