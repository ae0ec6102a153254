import { fileURLToPath } from 'node:url';
import { SCRIPT_EXTENSIONS, swcTransform } from '../../mfe-kit/presets/jest/swc-transform.js';

/** Settings of every package's project. `@param name` is the package's folder below the root. */
export function projectBase(/** @type {string} */ name) {
  return {
    displayName: name,
    rootDir: fileURLToPath(new URL(`../../${name}/`, import.meta.url)),
    testMatch: ['<rootDir>/**/*.test.{ts,tsx,js,mjs}'],
    testPathIgnorePatterns: ['/node_modules/', '/dist/', '/templates?/', '/fixtures/'],
    modulePathIgnorePatterns: ['/dist/', '/templates?/'],
    transform: swcTransform,
    moduleFileExtensions: SCRIPT_EXTENSIONS,
    restoreMocks: true,
  };
}
