import { inRoot } from '../root.mjs';
import { workspacePackages } from '../workspace.mjs';
import { NODE_PACKAGES } from './node-packages.js';

/**
 * A test runner, and the arguments of Node that start it.
 *
 * @typedef {object} Runner
 * @property {string} name
 * @property {readonly string[]} packages folders of the packages that it tests
 * @property {boolean} needsServices tests of databases and object storage are among them
 * @property {readonly string[]} start
 * @property {(report: string) => string[]} reportTo writes a report in Jest's format to a file
 * @property {(folders: readonly string[]) => string[]} only runs these packages
 * @property {(files: readonly string[]) => string[]} alone runs these files, one after another
 */

/** @type {Runner} */
const JEST = {
  name: 'jest',
  packages: workspacePackages()
    .map(({ folder }) => folder)
    .filter((folder) => !NODE_PACKAGES.includes(folder)),
  needsServices: false,
  start: ['--experimental-vm-modules', '--no-warnings', inRoot('node_modules', 'jest', 'bin', 'jest.js')],
  reportTo: (report) => ['--ci', '--json', `--outputFile=${report}`],
  // Some packages have only browser tests.
  only: (folders) => ['--passWithNoTests', '--selectProjects', ...folders],
  alone: (files) => ['--runInBand', '--runTestsByPath', ...files],
};

/** @type {Runner} */
const VITEST = {
  name: 'vitest',
  packages: NODE_PACKAGES,
  needsServices: true,
  // Embedded databases run for only a few seconds, so optimising their code takes longer than it saves.
  start: ['--liftoff-only', inRoot('node_modules', 'vitest', 'vitest.mjs'), 'run'],
  reportTo: (report) => ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  only: (folders) => folders.map((folder) => `--project=${folder}`),
  alone: (files) => ['--no-file-parallelism', ...files],
};

export const RUNNERS = [JEST, VITEST];
