/** Id of the script element in the HTML that contains the composition as JSON. */
export const COMPOSITION_ELEMENT_ID = 'airdex-composition';
