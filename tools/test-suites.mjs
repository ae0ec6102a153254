import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { findNode, nodeEnvironment } from './node-runtime.mjs';
import { say } from './progress.mjs';
import { inRoot } from './root.mjs';
import { run } from './run-command.mjs';
import { BROKEN, jestCounts, playwrightCounts } from './test-summary.mjs';

/** @typedef {import('./test-summary.mjs').Counts} Counts */

const REPORTS = inRoot('node_modules', '.cache', 'airdex-test');

/**
 * @template Report
 * @param {string} file
 * @param {(report: Report) => Counts} count
 * @returns {Promise<Counts>}
 */
async function countReport(file, count) {
  try {
    return count(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    say(`The suite left no report that can be read: ${error instanceof Error ? error.message : error}`);
    return BROKEN;
  }
}

/** Path of a report, with the one of the last run removed: it must not be taken for this one's. */
async function reportFile(/** @type {string} */ name) {
  const file = path.join(REPORTS, name);
  await mkdir(REPORTS, { recursive: true });
  await rm(file, { force: true });
  return file;
}

/** Runs all unit and API tests. @param {NodeJS.ProcessEnv} extra added to the environment */
export async function runJest(extra) {
  const report = await reportFile('jest.json');
  const jest = inRoot('node_modules', 'jest', 'bin', 'jest.js');
  const flags = ['--experimental-vm-modules', '--no-warnings'];
  const { code } = await run(
    await findNode(),
    [...flags, jest, '--ci', '--maxWorkers=2', '--json', `--outputFile=${report}`],
    { env: await nodeEnvironment(extra), show: true },
  );
  const counts = await countReport(report, jestCounts);
  return { ok: code === 0 && counts.failed === 0, counts };
}

/** Runs the browser tests. @param {NodeJS.ProcessEnv} extra added to the environment */
export async function runPlaywright(extra) {
  const report = await reportFile('playwright.json');
  const cli = inRoot('e2e', 'node_modules', '@playwright', 'test', 'cli.js');
  const { code } = await run(await findNode(), [cli, 'test', '--reporter=list,json'], {
    cwd: inRoot('e2e'),
    env: await nodeEnvironment({ ...extra, PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    show: true,
    timeoutMinutes: 40,
  });
  const counts = await countReport(report, playwrightCounts);
  return { ok: code === 0 && counts.failed === 0, counts };
}
