import { fileURLToPath } from 'node:url';
import { projectBase } from './project-base.js';

const here = (/** @type {string} */ file) => fileURLToPath(new URL(file, import.meta.url));

/**
 * The jest project of a package that runs on Node. Tests are native ES modules (jest needs
 * `--experimental-vm-modules`), so that `import.meta.url`, ESM-only dependencies and
 * `new Worker(new URL('./x.ts', import.meta.url))` behave as in production, where Node itself strips the types.
 *
 * @param {string} name the package's folder
 * @param {{ testTimeoutMs?: number }} [settings]
 */
export function nodeProject(name, { testTimeoutMs } = {}) {
  return {
    ...projectBase(name),
    testEnvironment: 'node',
    extensionsToTreatAsEsm: ['.ts', '.tsx'],
    ...(testTimeoutMs === undefined ? {} : { globals: { AIRDEX_TEST_TIMEOUT_MS: testTimeoutMs } }),
    setupFilesAfterEnv: [
      here('./property-seed.js'),
      ...(testTimeoutMs === undefined ? [] : [here('./set-test-timeout.js')]),
    ],
  };
}
