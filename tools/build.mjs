import { buildPackages, builtPackages } from './build-packages.mjs';
import { requestedPackages } from './check-packages.mjs';
import { ensureInstalled } from './install.mjs';
import { say } from './progress.mjs';
import { areWithinBudgets } from './size-limit.mjs';
import { failWith, StepError } from './step-error.mjs';

/* Builds what changed, of the packages named as arguments or of all, and checks its size. */
async function main() {
  await ensureInstalled();
  const folders = await buildPackages(requestedPackages(builtPackages().map(({ folder }) => folder)));
  if (!(await areWithinBudgets(folders)))
    throw new StepError('A build is over its size budget (tools/size-budgets.mjs).');
  say(`${folders.join(', ')}: built`);
}

main().catch(failWith);
