import { buildPackages } from './build-packages.mjs';
import { findTestBrowsers } from './find-browser.mjs';
import { ensureInstalled } from './install.mjs';
import { findNode, nodeEnvironment } from './node-runtime.mjs';
import { inRoot } from './root.mjs';
import { run } from './run-command.mjs';
import { failWith } from './step-error.mjs';

/*
 * `npm run test:e2e -- [Playwright arguments]`: runs only the browser tests, after building what changed.
 */

async function main() {
  await ensureInstalled();
  await buildPackages();
  const cli = inRoot('e2e', 'node_modules', '@playwright', 'test', 'cli.js');
  const { code } = await run(await findNode(), [cli, 'test', ...process.argv.slice(2)], {
    cwd: inRoot('e2e'),
    env: { ...(await nodeEnvironment()), ...(await findTestBrowsers()) },
    show: true,
  });
  process.exitCode = code;
}

main().catch(failWith);
