import path from 'node:path';
import { packageSizes, weightsOf } from './package-sizes.mjs';
import { FIRST_SCREENS, NEW_REMOTE_BUDGET, PACKAGE_BUDGETS } from './size-budgets.mjs';
import { workspacePackages } from './workspace.mjs';

/** @typedef {{ title: string, size: number, budget: number }} Measured */
/** @typedef {import('./size-budgets.mjs').PackageBudget} PackageBudget */
/** @typedef {typeof FIRST_SCREENS} FirstScreens */

const KINDS = /** @type {const} */ (['initial', 'total']);
const TYPES = /** @type {const} */ (['js', 'css']);

/**
 * Measures builds against their budgets.
 *
 * @param {(name: string) => string} folderOf folder of a package's build
 * @param {{ packages: Readonly<Record<string, PackageBudget>>, first: FirstScreens }} budgets
 * @returns {Promise<Measured[]>}
 */
export async function measureSizes(folderOf, { packages, first }) {
  /** @type {Measured[]} */
  const measured = [];
  for (const [name, budget] of Object.entries(packages)) {
    const sizes = await packageSizes(folderOf(name));
    for (const kind of KINDS)
      for (const type of TYPES)
        measured.push({
          title: `${name}, ${kind} ${type}`,
          size: sizes[kind][type],
          budget: budget[kind][type],
        });
  }
  return [...measured, await measureFirst(folderOf, first)];
}

/** @param {(name: string) => string} folderOf @param {FirstScreens} first @returns {Promise<Measured>} */
async function measureFirst(folderOf, { shell, remote, screens, js }) {
  const [frame, inside] = await Promise.all([shell, remote].map((name) => packageSizes(folderOf(name))));
  const files = screens.flatMap((screen) => {
    const needed = inside?.screens[screen];
    if (needed === undefined) throw new Error(`${remote} has no screen ${screen}`);
    return needed;
  });
  const rest = await weightsOf(folderOf(remote), [...(inside?.start ?? []), ...files]);
  return {
    title: `${shell} and ${remote} ${screens.join(', ')}, initial js`,
    size: (frame?.initial.js ?? 0) + rest.js,
    budget: js,
  };
}

export const isExceeded = (/** @type {Measured} */ { size, budget }) => size > budget;

/** The figures as lines; what is over its budget is marked. */
export function sizeLines(/** @type {readonly Measured[]} */ measured) {
  const width = Math.max(...measured.map(({ title }) => title.length));
  return measured.map((one) => {
    const figures = `${one.size.toFixed(1).padStart(7)} of ${String(one.budget).padStart(3)} KiB`;
    return `${isExceeded(one) ? '✗' : '✓'} ${one.title.padEnd(width)} ${figures}`;
  });
}

/** The budget of every package that is built: its own, or the one of new remotes. */
export const packageBudgets = () => ({
  ...Object.fromEntries(
    workspacePackages()
      .filter(({ scripts }) => scripts.build?.startsWith('mfe build'))
      .map(({ folder }) => [folder, NEW_REMOTE_BUDGET]),
  ),
  ...PACKAGE_BUDGETS,
});

/**
 * Measures all builds; answers the lines and whether everything is within its budget.
 *
 * @param {string} root folder of the repository
 */
export async function checkSizes(root) {
  const measured = await measureSizes((name) => path.join(root, name, 'dist'), {
    packages: packageBudgets(),
    first: FIRST_SCREENS,
  });
  return { ok: !measured.some(isExceeded), lines: sizeLines(measured) };
}
