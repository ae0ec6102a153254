import { builtPackages } from './build-packages.mjs';

/**
 * Maximum sizes of the shell and the remotes, in KiB after Brotli compression. `initial`: the files that a package's
 * screens need to start, including its container; `total`: all its files. The limits are slightly above the current
 * sizes, so that growth is a decision: raise a figure here with the reason in the commit, or load code on demand.
 *
 * @typedef {{ js: number, css: number }} Weights
 * `screens`: the JavaScript that a single screen needs to start.
 *
 * @typedef {{ initial: Weights, total: Weights, screens?: Readonly<Record<string, number>> }} PackageBudget
 */

/** @type {Readonly<Record<string, PackageBudget>>} */
const PACKAGE_BUDGETS = {
  shell: { initial: { js: 160, css: 7 }, total: { js: 412.9, css: 17.5 } },
  'mfe-search': {
    initial: { js: 118.3, css: 12.1 },
    total: { js: 128.2, css: 13.3 },
    screens: { './home': 41.3 },
  },
  'mfe-card': {
    initial: { js: 55.3, css: 7 },
    total: { js: 211.4, css: 27.9 },
    // Subscribers open this screen most often. Maps, charts and dialogs load later.
    screens: { './card': 42 },
  },
  'mfe-account': {
    initial: { js: 86.1, css: 10 },
    total: { js: 120.6, css: 10.8 },
    // Users open each of these screens separately, visitors often on a phone.
    screens: {
      './about-us': 40,
      './account': 40,
      './daily-update': 40,
      './faq': 40,
      './free-trial': 41.3,
      './letter': 40,
      './my-subscription': 40,
      './privacy': 40,
      './reports': 40.2,
      './reset-password': 42.1,
      './unsubscribe': 40,
    },
  },
  'mfe-collections': { initial: { js: 86.4, css: 8.5 }, total: { js: 176.7, css: 11.2 } },
};

/** Maximum sizes of a remote without its own budget. */
const NEW_REMOTE_BUDGET = { initial: { js: 40, css: 8 }, total: { js: 60, css: 12 } };

/** The first screens of a subscriber, with the shell around them. */
export const FIRST_SCREENS = {
  shell: 'shell',
  remote: 'mfe-search',
  screens: ['./home', './results'],
  js: 302.5,
};

/** The budget of every built package: its own, or the one for new remotes. */
export const packageBudgets = () => ({
  ...Object.fromEntries(builtPackages().map(({ folder }) => [folder, NEW_REMOTE_BUDGET])),
  ...PACKAGE_BUDGETS,
});
