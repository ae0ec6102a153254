import { join, resolve } from 'node:path';

/** The repository's folder. */
export const ROOT = resolve(import.meta.dirname, '..');

export const inRoot = (...parts: readonly string[]) => join(ROOT, ...parts);
