import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildPackages } from './build-packages.mjs';
import { check, printTable } from './check-step.mjs';
import { findTestBrowsers } from './find-browser.mjs';
import { folderInMemory } from './folder-in-memory.mjs';
import { forkPoint } from './fork-point.mjs';
import { ensureInstalled } from './install.mjs';
import { findNode, nodeEnvironment } from './node-runtime.mjs';
import { startObjectStorageForTests } from './object-storage-for-tests.mjs';
import { startPostgresForTests } from './postgres-for-tests.mjs';
import { say } from './progress.mjs';
import { inRoot } from './root.mjs';
import { run } from './run-command.mjs';
import { areWithinBudgets } from './size-limit.mjs';
import { failWith } from './step-error.mjs';
import { runPlaywright, runUnitTests } from './test-suites.mjs';
import { countsLine, sum } from './test-summary.mjs';
import { everything, touchedPackages } from './touched-packages.mjs';
import { whenOrphaned } from './when-orphaned.mjs';

/*
 * `npm test`: runs all checks, from a new clone. A failed check does not prevent the others; the last line has the
 * totals. `npm test -- --changed` leaves out what the changes since main cannot have broken.
 */

/** The whole run must report within this time, because CI discards a longer run. */
const MINUTES = 85;
// The run is the same everywhere: with long time limits for slow machines, and with second tries.
process.env['CI'] ||= 'true';

/** Time left for the browser tests, which come last and take longest. */
const minutesLeft = () => Math.max(1, Math.floor(MINUTES - performance.now() / 60_000));

/** Runs a script of the repository or of a dependency with our Node. */
async function node(/** @type {string[]} */ ...args) {
  const { code } = await run(await findNode(), args, { env: await nodeEnvironment(), show: true });
  return { ok: code === 0 };
}

/** More than the temporary files of tests take at any time. */
const ROOM = 4 * 1024 ** 3;

/** A folder for the temporary files of tests, which write databases of 40 MB again and again, and sync them. */
function temporaryFolder() {
  const folder = mkdtempSync(path.join(folderInMemory(ROOM, { forPrograms: true }), 'airdex-tests-'));
  // Some programs that tests start run as another account.
  chmodSync(folder, 0o1777);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  return { folder, remove };
}

/** Starts the database and the object storage that tests use, if they are or can be installed. */
async function startServices() {
  const temporary = temporaryFolder();
  const postgres = await startPostgresForTests();
  if (postgres === undefined)
    say('PostgreSQL is not installed: the database tests run only on the embedded database.');
  const storage = await startObjectStorageForTests();
  if (storage === undefined) say('Ceph is not installed: registries in buckets are not tested.');
  return {
    environment: {
      TEST_POSTGRES_URL: postgres?.url,
      TEST_S3_URL: storage?.url,
      TMPDIR: temporary.folder,
    },
    async stop() {
      temporary.remove();
      storage?.stop();
      await postgres?.stop();
    },
  };
}

/** @param {readonly string[]} folders of the packages to test; empty for all */
async function unitTests(folders) {
  // Other tests run while their installation waits for the network.
  const services = startServices();
  try {
    return await runUnitTests(
      services.then(({ environment }) => environment),
      folders,
    );
  } finally {
    await (await services).stop();
  }
}

async function main() {
  const { values } = parseArgs({ options: { changed: { type: 'boolean' } } });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.once(signal, () => process.exit(130));
  whenOrphaned(() => process.exit(130));
  const install = await check('Install', async () => ensureInstalled().then(() => ({ ok: true })));
  if (!install.ok) return finish([install]);
  const since = values.changed ? await forkPoint() : undefined;
  if (values.changed && !since) say('This clone has no main to compare with: everything is tested.');
  const touched = since ? await touchedPackages(since) : everything();
  const { packages, application, browserTests } = touched;
  const only = touched.everything ? [] : packages;
  if (since) say(`Changed since main, or using a changed package: ${packages.join(', ') || 'no package'}`);
  const outcomes = [install];
  const add = async (/** @type {Parameters<typeof check>} */ ...step) => {
    const outcome = await check(...step);
    outcomes.push(outcome);
    return outcome.ok;
  };

  let isBuilt = false;
  if (application || browserTests) {
    isBuilt = await add('Build', async () => ({ ok: (await buildPackages()).length > 0 }));
    await add('Sizes', async () => ({ ok: await areWithinBudgets() }));
  }
  const lint = (/** @type {readonly string[]} */ parts) => node(inRoot('tools', 'lint.mjs'), ...parts);
  const toLint = packages.length === 0 ? ['format'] : only.length > 0 ? ['format', 'imports', ...only] : [];
  await add('Lint, types and format', () => lint(toLint));
  await add('Public surface', () =>
    node(inRoot('tools', 'run-server-script.mjs'), 'tools/public-surface/main.mjs', '--check'),
  );
  await add('Unit and API tests', () => unitTests(touched.everything ? [] : ['tools', ...packages]));
  if (application || browserTests)
    await add('Browser tests', async () => {
      if (!isBuilt) {
        say('Not run, because the build failed.');
        return { ok: false };
      }
      const args = since && !application ? [`--only-changed=${since}`] : [];
      return runPlaywright(await findTestBrowsers(), minutesLeft(), args);
    });
  finish(outcomes);
}

/** @param {readonly import('./check-step.mjs').Outcome[]} outcomes */
function finish(outcomes) {
  printTable(outcomes);
  const total = sum(outcomes.map(({ counts }) => counts));
  say(`\n${countsLine(total)}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

main().catch(failWith);
