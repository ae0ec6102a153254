import { ensureInstalled } from './install.mjs';
import { findNode, nodeEnvironment } from './node-runtime.mjs';
import { inRoot } from './root.mjs';
import { runInForeground } from './run-in-foreground.mjs';
import { failWith } from './step-error.mjs';

/* `pnpm mfe …`: runs the kit's command line in the current folder, with the Node version that it needs. */
async function main() {
  await ensureInstalled();
  process.exitCode = await runInForeground(
    await findNode(),
    ['--disable-warning=ExperimentalWarning', inRoot('mfe-kit', 'bin', 'mfe.mjs'), ...process.argv.slice(2)],
    // A script runs in the folder of its package.json, but users mean the folder that they are in.
    { cwd: process.env.INIT_CWD ?? process.cwd(), env: await nodeEnvironment() },
  );
}

main().catch(failWith);
