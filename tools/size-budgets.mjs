import { builtPackages } from './build-packages.mjs';

/**
 * What the shell and the remotes may weigh, KiB as Brotli sends them. `initial`: what a package's screens can't start
 * without, its container included; `total`: all its files, with the copies of the shell's code that a remote fetches
 * beside another shell than the one it was built with. A little above what they weigh now, so that growing is a
 * decision: raise a figure here with the reason in the commit, or load later what is opened later.
 *
 * @typedef {{ js: number, css: number }} Weights
 * @typedef {{ initial: Weights, total: Weights }} PackageBudget
 */

/** @type {Readonly<Record<string, PackageBudget>>} */
export const PACKAGE_BUDGETS = {
  shell: { initial: { js: 214, css: 9 }, total: { js: 358, css: 16 } },
  'mfe-search': { initial: { js: 94, css: 8 }, total: { js: 116, css: 12 } },
  'mfe-card': { initial: { js: 33, css: 4 }, total: { js: 44, css: 7 } },
  'mfe-account': { initial: { js: 22, css: 2 }, total: { js: 27, css: 5 } },
  'mfe-collections': { initial: { js: 63, css: 5 }, total: { js: 72, css: 8 } },
};

/** What a remote may weigh that has no budget of its own yet. */
export const NEW_REMOTE_BUDGET = { initial: { js: 40, css: 8 }, total: { js: 60, css: 12 } };

/** The screens that a subscriber meets first, with the shell around them. */
export const FIRST_SCREENS = {
  shell: 'shell',
  remote: 'mfe-search',
  screens: ['./home', './results'],
  js: 300,
};

/** The budget of every package that is built: its own, or the one of new remotes. */
export const packageBudgets = () => ({
  ...Object.fromEntries(builtPackages().map(({ folder }) => [folder, NEW_REMOTE_BUDGET])),
  ...PACKAGE_BUDGETS,
});
