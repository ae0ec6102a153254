import { ROOT } from './root.mjs';
import { run } from './run-command.mjs';

/**
 * Finds the commit at which a branch left `main`. Prefers `origin/main`, because a clone's local `main` may contain
 * commits that were not reviewed.
 *
 * @param {string} [folder] in the checkout
 * @returns {Promise<string | undefined>} undefined without git, or in a clone without main
 */
export async function forkPoint(folder = ROOT) {
  for (const main of ['origin/main', 'main']) {
    const options = { cwd: folder };
    const { code, output } = await run('git', ['merge-base', 'HEAD', main], options).catch(() => ({
      code: 1,
      output: '',
    }));
    if (code === 0) return output.trim();
  }
  return undefined;
}
