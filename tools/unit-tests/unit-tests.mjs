import { ensureInstalled } from '../install.mjs';
import { findNode, nodeEnvironment } from '../node-runtime.mjs';
import { run } from '../run-command.mjs';
import { failWith, StepError } from '../step-error.mjs';
import { argumentsByRunner } from './arguments-by-runner.mjs';
import { withoutTests } from './without-tests.mjs';

/*
 * `npm run test:unit -- [packages, paths, options]`: runs unit and API tests. Options must be known to both runners if
 * no package is named: `-t 'part of a title'`.
 */

async function main() {
  await ensureInstalled();
  const unknown = withoutTests(process.argv.slice(2));
  // Otherwise the runners would pass.
  if (unknown.length > 0) throw new StepError(`No test matches ${unknown.join(', ')}.`);
  const env = await nodeEnvironment();
  for (const { runner, args } of argumentsByRunner(process.argv.slice(2))) {
    const { code } = await run(await findNode(), [...runner.start, ...args], { env, show: true });
    if (code !== 0) process.exitCode = 1;
  }
}

main().catch(failWith);
