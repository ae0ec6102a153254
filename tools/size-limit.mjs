import { findNode, nodeEnvironment } from './node-runtime.mjs';
import { inRoot } from './root.mjs';
import { run } from './run-command.mjs';

/**
 * Prints the sizes of builds. Resolves to true if all are within their budgets (`.size-limit.js`).
 *
 * @param {readonly string[]} [folders] of the built packages; all by default
 */
export async function areWithinBudgets(folders) {
  const { code } = await run(await findNode(), [inRoot('node_modules', 'size-limit', 'bin.js')], {
    env: await nodeEnvironment(folders && { SIZE_LIMIT_PACKAGES: folders.join(' ') }),
    show: true,
  });
  return code === 0;
}
