import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { inRoot, ROOT } from './root.mjs';
import { runOrFail } from './run-command.mjs';
import { workspacePackages } from './workspace.mjs';

/**
 * The parts of the repository that a change may break.
 *
 * @typedef {object} Touched
 * @property {boolean} everything whether the change is in files that all packages are built or tested with
 * @property {readonly string[]} packages folders of the changed packages and of those that use them
 * @property {boolean} application whether the change affects what a browser opens
 * @property {boolean} browserTests whether the change is in the browser tests
 */

/** Files that no build and no test of a package reads, except for the documents below. */
const READ_BY_PEOPLE = ['docs/**', '**/*.md', '.github/**'];

/** Documents that tests of the server compare with its code. */
const READ_BY_SERVER_TESTS = ['docs', ':!docs/adr', ':!docs/errors', ':!docs/screenshots'];

/** The part of a package with which all packages are checked and tested. */
const PRESETS = 'mfe-kit/presets';

/**
 * Returns the packages that changed since a commit, and those that use them, as the package manager lists them.
 * Untracked files do not count.
 *
 * @param {string} since
 * @returns {Promise<Touched>}
 */
export async function touchedPackages(since) {
  const { packageManager } = JSON.parse(await readFile(inRoot('package.json'), 'utf8'));
  const output = await runOrFail('The package manager could not list what changed.', 'npx', [
    '-y',
    packageManager,
    `--filter=...[${since}]`,
    ...READ_BY_PEOPLE.map((pattern) => `--changed-files-ignore-pattern=${pattern}`),
    ...['ls', '--depth=-1', '--json'],
  ]);
  /** @type {{ path: string }[]} */
  const listed = JSON.parse(/^\[(\]$|[^]*^\]$)/m.exec(output)?.[0] ?? '[]');
  const hasChanged = async (/** @type {readonly string[]} */ files) => {
    const compare = ['diff', '--name-only', since, '--', ...files];
    return (await runOrFail('Git could not list what changed.', 'git', compare)).trim() !== '';
  };
  const folders = listed.map((each) => path.relative(ROOT, each.path));
  if (await hasChanged([PRESETS])) folders.push('');
  const touched = touchedBy(folders, workspacePackages());
  return (await hasChanged(READ_BY_SERVER_TESTS)) ? withTestsOf('server', touched) : touched;
}

/** @param {string} folder @param {Touched} touched @returns {Touched} without what follows from a change of its code */
const withTestsOf = (folder, touched) => ({
  ...touched,
  packages: [...new Set([...touched.packages, folder])],
});

/**
 * @param {readonly string[]} folders of packages; '' is the root
 * @param {readonly import('./workspace.mjs').WorkspacePackage[]} all
 * @returns {Touched}
 */
export function touchedBy(folders, all) {
  const everything = folders.includes('');
  const touched = all.filter(({ folder }) => everything || folders.includes(folder));
  return {
    everything,
    packages: touched.map(({ folder }) => folder),
    application: touched.some(({ folder, scripts }) => folder === 'server' || scripts.build !== undefined),
    browserTests: touched.some(({ folder }) => folder === 'e2e'),
  };
}

/** @returns {Touched} for a test of everything */
export const everything = () => touchedBy([''], workspacePackages());
