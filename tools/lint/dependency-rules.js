import { FOLDERS, PACKAGES, REMOTE_MAY_IMPORT } from './layers.js';

/** @typedef {import('dependency-cruiser').IForbiddenRuleType} Rule */

/** Tests and their support code. */
export const TESTS = '[.]test[.][^/]+$|/testing/';

const any = (/** @type {readonly string[]} */ names) => `(?:${names.join('|')})`;

/** A package may import only the packages in its list, and only by name. @returns {Rule[]} */
function packageRules() {
  const arrows = [...Object.entries(PACKAGES), ['mfe-(?!kit/)[^/]+', REMOTE_MAY_IMPORT]];
  const known = any([...Object.keys(PACKAGES), 'mfe-[^/]+']);
  return [
    ...arrows.map(([from, allowed]) => ({
      name: 'package-direction',
      comment: `This package may import: ${allowed.length === 0 ? 'no other of ours' : allowed.join(', ')}.`,
      severity: /** @type {const} */ ('error'),
      from: { path: `^(${from})/` },
      to: { path: `^${known}/`, pathNot: ['^$1/', ...allowed.map((name) => `^${name}/`)] },
    })),
    {
      name: 'package-by-name',
      comment: 'Import another package by its name (@airdex/…), not by a path into its folder.',
      severity: 'error',
      from: { path: `^(${known})/` },
      to: { dependencyTypes: ['local'], pathNot: ['^$1/', '[.]css$'] },
    },
    {
      name: 'resolvable',
      comment: 'Add the package to the dependencies, or correct the path.',
      severity: 'error',
      // The remotes of the browser tests are built as if each had its own repository.
      from: { pathNot: '^e2e/remotes/' },
      to: { couldNotResolve: true },
    },
  ];
}

/** A folder of a package may import only folders that are lower in the list. @returns {Rule[]} */
function folderRules() {
  return Object.entries(FOLDERS).flatMap(([name, layers]) => [
    ...layers.slice(1).map((layer, index) => ({
      name: 'folder-direction',
      comment: `In ${name}, ${layer.join(', ')} may import only what tools/lint/layers.js lists below.`,
      severity: /** @type {const} */ ('error'),
      from: { path: `^${name}/src/${any(layer)}(?:/|$)` },
      to: { path: `^${name}/src/${any(layers.slice(0, index + 1).flat())}(?:/|$)` },
    })),
    {
      name: 'folder-in-list',
      comment: `Add this folder to tools/lint/layers.js.`,
      severity: 'error',
      from: {},
      to: { path: `^${name}/src/`, pathNot: `^${name}/src/${any(layers.flat())}(?:/|$)` },
    },
  ]);
}

/** Rules for all files, including tests. @type {Rule[]} */
export const RULES_OF_ALL_FILES = [
  ...packageRules(),
  {
    name: 'no-test-support',
    comment: 'Code that is released does not import test support.',
    severity: 'error',
    from: { path: '^[^/]+/src/', pathNot: TESTS },
    to: { path: '/testing/' },
  },
];

/** Rules for the files that are released. A test may import whatever it tests. @type {Rule[]} */
export const RULES_OF_SOURCES = [
  ...folderRules(),
  { name: 'no-circle', severity: 'error', from: {}, to: { circular: true } },
  {
    name: 'no-circle-of-folders',
    comment: 'Folders of a package, and features of a remote, import in one direction.',
    severity: 'error',
    scope: 'folder',
    from: { path: '^[^/]+/src/(?:features/)?[^/]+$' },
    to: { circular: true },
  },
];
