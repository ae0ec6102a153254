import { ensureInstalled } from './install.mjs';
import { findNode, nodeEnvironment } from './node-runtime.mjs';
import { inRoot } from './root.mjs';
import { run } from './run-command.mjs';
import { failWith } from './step-error.mjs';

/* `npm run api`: writes the exports of the public packages into their reports. `-- --check` compares them. */
async function main() {
  await ensureInstalled();
  const { code } = await run(
    await findNode(),
    [
      '--disable-warning=ExperimentalWarning',
      inRoot('tools', 'public-surface', 'main.mjs'),
      ...process.argv.slice(2),
    ],
    { env: await nodeEnvironment(), show: true },
  );
  process.exitCode = code;
}

main().catch(failWith);
