import { buildPackages } from './build-packages.mjs';
import { ensureInstalled } from './install.mjs';
import { say } from './progress.mjs';
import { areWithinBudgets } from './size-limit.mjs';
import { failWith, StepError } from './step-error.mjs';

/* Builds what changed and checks its size. */
async function main() {
  await ensureInstalled();
  const folders = await buildPackages();
  if (!(await areWithinBudgets()))
    throw new StepError('A build is over its size budget (tools/size-budgets.mjs).');
  say(`${folders.join(', ')}: built`);
}

main().catch(failWith);
