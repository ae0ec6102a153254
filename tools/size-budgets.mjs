import { builtPackages } from './build-packages.mjs';

/**
 * What the shell and the remotes may weigh, KiB as Brotli sends them. `initial`: what a package's screens can't start
 * without, its container included; `total`: all its files. A little above what they weigh now, so that growing is a
 * decision: raise a figure here with the reason in the commit, or load later what is opened later.
 *
 * @typedef {{ js: number, css: number }} Weights
 * `screens`: the JavaScript that one of its screens alone starts with.
 *
 * @typedef {{ initial: Weights, total: Weights, screens?: Readonly<Record<string, number>> }} PackageBudget
 */

/** @type {Readonly<Record<string, PackageBudget>>} */
export const PACKAGE_BUDGETS = {
  shell: { initial: { js: 215, css: 9 }, total: { js: 399, css: 16 } },
  'mfe-search': { initial: { js: 106, css: 11 }, total: { js: 125, css: 13 }, screens: { './home': 33 } },
  'mfe-card': {
    initial: { js: 53, css: 7 },
    total: { js: 200, css: 24 },
    // What subscribers open most: maps, charts and dialogs load later.
    screens: { './card': 42 },
  },
  'mfe-account': {
    initial: { js: 84, css: 9 },
    total: { js: 118, css: 10 },
    // Each is opened alone; those for visitors often on a phone.
    screens: {
      './about-us': 40,
      './account': 40,
      './daily-update': 40,
      './faq': 40,
      './free-trial': 40,
      './letter': 40,
      './my-subscription': 40,
      './privacy': 40,
      './reports': 40,
      './reset-password': 40,
      './unsubscribe': 40,
    },
  },
  'mfe-collections': { initial: { js: 78, css: 8 }, total: { js: 165, css: 10 } },
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
