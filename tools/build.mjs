import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildPackages } from './build-packages.mjs';
import { ensureInstalled } from './install.mjs';
import { say } from './progress.mjs';
import { publishReleases } from './publish-releases.mjs';
import { areWithinBudgets } from './size-limit.mjs';
import { failWith, StepError } from './step-error.mjs';

/* Builds what changed and checks its size. With `--registry FOLDER`, also publishes it to that registry. */
async function main() {
  const { values } = parseArgs({ options: { registry: { type: 'string' } } });
  await ensureInstalled();
  const folders = await buildPackages();
  if (!(await areWithinBudgets()))
    throw new StepError('A build is over its size budget (tools/size-budgets.mjs).');
  if (values.registry !== undefined) await publishReleases(folders, path.resolve(values.registry));
  say(`${folders.join(', ')}: built`);
}

main().catch(failWith);
