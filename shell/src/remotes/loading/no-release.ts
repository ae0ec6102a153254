/** Placeholder where there is no release: on a dev server, or if the page arrived without a composition. */
export const NO_RELEASE = '0000000000000000';
