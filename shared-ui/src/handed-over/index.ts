/*
 * What the shell's first screen and remotes both use: the shell hands it to remotes that were built from the very same
 * code. Whole folders only, and only what the shell's first script holds anyway.
 */
export * from '../badge/index.ts';
export * from '../button/index.ts';
export * from '../checkbox/index.ts';
export * from '../dialog/index.ts';
export * from '../error-state/index.ts';
export * from '../message-screen/index.ts';
export * from '../notice/index.ts';
export * from '../popover/index.ts';
export * from '../skeleton/index.ts';
export * from '../spinner/index.ts';
export * from '../tooltip/index.ts';
export * from '../visually-hidden/index.ts';
