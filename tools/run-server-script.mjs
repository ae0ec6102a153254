import { existsSync } from 'node:fs';
import { ensureInstalled } from './install.mjs';
import { inRoot } from './root.mjs';
import { runServerFile } from './run-server.mjs';
import { failWith, StepError } from './step-error.mjs';

/*
 * Runs a command with the remaining arguments: `npm run catalogue:import -- FILE…` from
 * package.json becomes `node tools/run-server-script.mjs catalogue-import/src/main.ts FILE…`.
 */
async function main() {
  const [script = '', ...args] = process.argv.slice(2);
  const file = inRoot(script);
  if (script === '' || !existsSync(file)) throw new StepError(`There is no script "${script}".`);
  await ensureInstalled();
  process.exitCode = await runServerFile(file, args);
}

main().catch(failWith);
