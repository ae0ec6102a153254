import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { findNode, nodeEnvironment } from './node-runtime.mjs';
import { say } from './progress.mjs';
import { inRoot } from './root.mjs';
import { run } from './run-command.mjs';
import { BROKEN, failedApart, jestCounts, playwrightCounts, sum, flakyTests } from './test-summary.mjs';
import { RUNNERS } from './unit-tests/runners.mjs';

/** @typedef {import('./test-summary.mjs').Counts} Counts */

const REPORTS = inRoot('node_modules', '.cache', 'airdex-test');

/**
 * Reads the report of a suite. Returns undefined and prints a message if that is not possible.
 *
 * @template Report
 * @param {string} file
 * @returns {Promise<Report | undefined>}
 */
async function readReport(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    say(`The suite left no report that can be read: ${error instanceof Error ? error.message : error}`);
    return undefined;
  }
}

/** Path of a report. Removes the report of the last run, so that it is not mistaken for the new one. */
async function reportFile(/** @type {string} */ name) {
  const file = path.join(REPORTS, name);
  await mkdir(REPORTS, { recursive: true });
  await rm(file, { force: true });
  return file;
}

/** Up to this many failed files run again, once and on their own. More failures are unlikely to be a coincidence. */
const FAILED_MAX = 3;

/**
 * Runs test files and writes a report.
 *
 * @param {import('./unit-tests/runners.mjs').Runner} runner
 * @param {NodeJS.ProcessEnv} extra
 * @param {string} report
 * @param {readonly string[]} args
 */
async function runFiles(runner, extra, report, args) {
  return run(await findNode(), [...runner.start, ...runner.reportTo(report), ...args], {
    env: await nodeEnvironment(extra),
    show: true,
  });
}

/** Names the tests that needed a second try, because they hide a fault in the test or the product. */
function reportFlaky(/** @type {readonly string[]} */ names) {
  if (names.length > 0) say(`\nFlaky, passed only on the second try:\n${names.join('\n')}`);
}

/**
 * Runs the unit and API tests of one runner. Files that fail run again on their own.
 *
 * @param {import('./unit-tests/runners.mjs').Runner} runner
 * @param {NodeJS.ProcessEnv} extra added to the environment
 * @param {readonly string[]} folders of the packages to test; empty for all
 */
async function runUnitTestsOf(runner, extra, folders) {
  const file = await reportFile(`${runner.name}.json`);
  const { code } = await runFiles(runner, extra, file, folders.length > 0 ? runner.only(folders) : []);
  /** @type {import('./test-summary.mjs').JestReport | undefined} */
  const report = await readReport(file);
  if (report === undefined) return { ok: false, counts: BROKEN };
  const { failed, rest } = failedApart(report);
  if (failed.length === 0 || failed.length > FAILED_MAX) {
    const counts = jestCounts(report);
    return { ok: code === 0 && counts.failed === 0, counts };
  }
  say(`\nThese failed and are run again, alone:\n${failed.join('\n')}`);
  const againFile = await reportFile(`${runner.name}-again.json`);
  const second = await runFiles(runner, extra, againFile, runner.alone(failed));
  /** @type {import('./test-summary.mjs').JestReport | undefined} */
  const again = await readReport(againFile);
  const counts = sum([jestCounts(rest), again === undefined ? BROKEN : jestCounts(again)]);
  const stillFailed = again === undefined ? failed : failedApart(again).failed;
  reportFlaky(failed.filter((name) => !stillFailed.includes(name)));
  return { ok: second.code === 0 && counts.failed === 0, counts };
}

/**
 * Runs unit and API tests.
 *
 * @param {Promise<NodeJS.ProcessEnv>} services environment variables by which tests find the services they need
 * @param {readonly string[]} folders of the packages to test; empty for all
 */
export async function runUnitTests(services, folders) {
  // The caller that awaits it gets the failure.
  services.catch(() => undefined);
  const outcomes = [];
  for (const runner of RUNNERS) {
    const own = runner.packages.filter((folder) => folders.includes(folder));
    if (folders.length > 0 && own.length === 0) continue;
    const extra = runner.needsServices ? await services : {};
    outcomes.push(await runUnitTestsOf(runner, extra, own));
  }
  return { ok: outcomes.every(({ ok }) => ok), counts: sum(outcomes.map(({ counts }) => counts)) };
}

/**
 * Runs the browser tests.
 *
 * @param {NodeJS.ProcessEnv} extra added to the environment
 * @param {number} minutes time limit; tests that have not run by then count as skipped, and the run fails
 * @param {readonly string[]} args select tests; empty for all
 */
export async function runPlaywright(extra, minutes, args) {
  const report = await reportFile('playwright.json');
  const cli = inRoot('e2e', 'node_modules', '@playwright', 'test', 'cli.js');
  const flags = ['--reporter=list,json', `--global-timeout=${minutes * 60_000}`];
  const { code } = await run(await findNode(), [cli, 'test', ...flags, ...args], {
    cwd: inRoot('e2e'),
    env: await nodeEnvironment({ ...extra, PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    show: true,
    // Playwright's own limit ends the run earlier and still writes a report.
    timeoutMinutes: minutes + 3,
  });
  /** @type {(Parameters<typeof playwrightCounts>[0] & import('./test-summary.mjs').PlaywrightSuite) | undefined} */
  const read = await readReport(report);
  const counts = read === undefined ? BROKEN : playwrightCounts(read);
  if (read !== undefined) reportFlaky(flakyTests(read));
  return { ok: code === 0 && counts.failed === 0, counts };
}
