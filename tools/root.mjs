import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Path of the repository. */
export const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** @param {string[]} segments a path below the repository's folder */
export const inRoot = (...segments) => path.join(ROOT, ...segments);
