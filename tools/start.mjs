import path from 'node:path';
import { buildPackages } from './build-packages.mjs';
import { findPrinter } from './find-browser.mjs';
import { claimPort } from './free-port.mjs';
import { ensureInstalled } from './install.mjs';
import { say } from './progress.mjs';
import { dataFolder, publishAtStart } from './publish-releases.mjs';
import { inRoot } from './root.mjs';
import { endRunningCommands } from './run-command.mjs';
import { runServerFile } from './run-server.mjs';
import { failWith } from './step-error.mjs';
import { whenOrphaned } from './when-orphaned.mjs';

/*
 * `npm start`: from a fresh clone to a running Airdex, with nothing but Node 20 and npm on the machine. Does what
 * is not done yet, then is the server.
 */
const stopEarly = () => {
  say('Stopped.');
  endRunningCommands();
  process.exit(130);
};

async function main() {
  // Nobody may be reading any more: that must not keep it from stopping in order.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
  process.once('SIGINT', stopEarly).once('SIGTERM', stopEarly);
  let serving = false;
  whenOrphaned(() => !serving && stopEarly());
  const port = await claimPort(process.env.PORT, process.env.HOST || undefined);
  await ensureInstalled();
  const folders = await buildPackages();
  const data = dataFolder();
  await publishAtStart(folders, path.join(data, 'registry'));
  const browser = await findPrinter();
  serving = true;
  process.off('SIGINT', stopEarly).off('SIGTERM', stopEarly);

  const code = await runServerFile(inRoot('server', 'src', 'main.ts'), [], {
    PORT: String(port),
    DATA_DIR: data,
    ...(browser === undefined ? {} : { AIRDEX_BROWSER: browser }),
  });
  // A browser may still be on its way.
  endRunningCommands();
  process.exit(code);
}

main().catch(failWith);
