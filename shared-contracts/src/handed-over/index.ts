/*
 * What the shell's first screen and remotes both use: the shell hands it to remotes that were built from the very same
 * code. Whole folders only, and only what the shell's first script holds anyway.
 */
export * from '../routes/index.ts';
export * from '../search-filter/index.ts';
