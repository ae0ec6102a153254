import { inRoot } from '../root.mjs';
import { RUNNERS } from './runners.mjs';

/**
 * Sorts the arguments of `npm run test:unit` by the runner that understands them. A package, or a path that begins with
 * one, belongs to the runner of that package; everything else is for both.
 *
 * @param {readonly string[]} args
 * @returns {{ runner: import('./runners.mjs').Runner, args: string[] }[]} only runners that have something to do
 */
export function argumentsByRunner(args) {
  const ownerOf = (/** @type {string} */ arg) =>
    RUNNERS.find(({ packages }) => packages.some((folder) => `${arg}/`.startsWith(`${folder}/`)));
  const owners = new Set(args.map(ownerOf).filter((owner) => owner !== undefined));
  // Only one of them may have matching tests.
  if (owners.size === 0) return RUNNERS.map((runner) => ({ runner, args: ['--passWithNoTests', ...args] }));
  return RUNNERS.filter((runner) => owners.has(runner)).map((runner) => ({
    runner,
    args: args
      .filter((arg) => [undefined, runner].includes(ownerOf(arg)))
      .map((arg) => (runner.packages.includes(arg) ? inRoot(`${arg}/`) : arg)),
  }));
}
