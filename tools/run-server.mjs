import { findNode, nodeEnvironment } from './node-runtime.mjs';
import { ROOT } from './root.mjs';
import { runInForeground } from './run-in-foreground.mjs';

/**
 * Runs a TypeScript file of the server in the foreground until it ends, and forwards signals to it.
 *
 * @param {string} file path of the file
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [extra] added to the environment
 * @returns {Promise<number>} its exit code
 */
export async function runServerFile(file, args, extra = {}) {
  return runInForeground(await findNode(), ['--disable-warning=ExperimentalWarning', file, ...args], {
    cwd: ROOT,
    env: await nodeEnvironment(extra),
  });
}
