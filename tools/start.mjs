import path from 'node:path';
import { buildPackages } from './build-packages.mjs';
import { findPrinter } from './find-browser.mjs';
import { checkDataFolder } from './check-data-folder.mjs';
import { checkPort } from './check-port.mjs';
import { ensureInstalled } from './install.mjs';
import { say } from './progress.mjs';
import { dataFolder, publishAtStart } from './publish-releases.mjs';
import { inRoot } from './root.mjs';
import { endRunningCommands } from './run-command.mjs';
import { runServerFile } from './run-server.mjs';
import { failWith, StepError } from './step-error.mjs';
import { whenOrphaned } from './when-orphaned.mjs';

/*
 * `npm start`: from a new clone to a running Airdex, with only Node 20 and npm on the machine. Does the steps that
 * are not done yet, then runs the server. This file and its imports run before the dependencies are installed, so they
 * use only modules of Node.
 */
const stopEarly = () => {
  say('Stopped.');
  endRunningCommands();
  process.exit(130);
};

async function main() {
  // If nothing reads the output any more, that must not prevent an orderly stop.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
  process.once('SIGINT', stopEarly).once('SIGTERM', stopEarly);
  if (process.argv.length > 2)
    throw new StepError('npm start takes no options. Set variables instead: PORT=8199 npm start');
  let serving = false;
  whenOrphaned(() => !serving && stopEarly());
  const port = await checkPort(process.env.PORT, process.env.HOST || undefined);
  const data = dataFolder();
  checkDataFolder(data);
  await ensureInstalled();
  const folders = await buildPackages();
  await publishAtStart(folders, process.env.REGISTRY || path.join(data, 'registry'));
  const browser = await findPrinter();
  serving = true;
  process.off('SIGINT', stopEarly).off('SIGTERM', stopEarly);

  const code = await runServerFile(inRoot('server', 'src', 'main.ts'), [], {
    PORT: String(port),
    DATA_DIR: data,
    ...(browser === undefined ? {} : { AIRDEX_BROWSER: browser }),
  });
  // The installation of a browser may still be running.
  endRunningCommands();
  process.exit(code);
}

main().catch(failWith);
