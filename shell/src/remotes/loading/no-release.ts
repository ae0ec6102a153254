/** Stands for a release where there is none: for what a dev server has, or where the page came without a composition. */
export const NO_RELEASE = '0000000000000000';
