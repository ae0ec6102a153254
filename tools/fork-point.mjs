import { ROOT } from './root.mjs';
import { run } from './run-command.mjs';

/**
 * The commit at which the work on a checkout began: its last one that `main` has too. `origin/main` comes first, because
 * a clone's own `main` may have commits that nobody has reviewed.
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
