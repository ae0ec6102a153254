import { findNode, nodeEnvironment } from './node-runtime.mjs';
import { inRoot } from './root.mjs';
import { run } from './run-command.mjs';

/** Prints the sizes of the builds. Resolves to true if all are within their budgets (`.size-limit.js`). */
export async function areWithinBudgets() {
  const { code } = await run(await findNode(), [inRoot('node_modules', 'size-limit', 'bin.js')], {
    env: await nodeEnvironment(),
    show: true,
  });
  return code === 0;
}
