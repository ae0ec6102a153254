import { fileURLToPath } from 'node:url';
import { projectBase } from './project-base.js';

/**
 * The jest project of a package that runs on Node. Tests are native ES modules (jest needs
 * `--experimental-vm-modules`), so that `import.meta.url`, ESM-only dependencies and
 * `new Worker(new URL('./x.ts', import.meta.url))` behave as in production, where Node itself strips the types.
 *
 * @param {string} name the package's folder
 */
export const nodeProject = (name) => ({
  ...projectBase(name),
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  setupFilesAfterEnv: [fileURLToPath(new URL('./property-seed.js', import.meta.url))],
});
