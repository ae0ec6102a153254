import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { findNode, nodeEnvironment } from './node-runtime.mjs';
import { say } from './progress.mjs';
import { inRoot } from './root.mjs';
import { run } from './run-command.mjs';
import { BROKEN, crashedFiles, jestCounts, playwrightCounts, sum } from './test-summary.mjs';

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

/** A file whose process died is run again, once; more of them than these are no accident. */
const CRASHES_MAX = 3;

/** @param {NodeJS.ProcessEnv} extra @param {string} report @param {readonly string[]} args */
async function jest(extra, report, args) {
  const flags = [
    '--experimental-vm-modules',
    '--no-warnings',
    inRoot('node_modules', 'jest', 'bin', 'jest.js'),
  ];
  const output = ['--ci', '--maxWorkers=2', '--json', `--outputFile=${report}`];
  return run(await findNode(), [...flags, ...output, ...args], {
    env: await nodeEnvironment(extra),
    show: true,
  });
}

/** @param {string} report @returns {Promise<string[]>} */
async function filesThatCrashed(report) {
  try {
    return crashedFiles(JSON.parse(await readFile(report, 'utf8')));
  } catch {
    // Counting says so.
    return [];
  }
}

/** Runs all unit and API tests. @param {NodeJS.ProcessEnv} extra added to the environment */
export async function runJest(extra) {
  const report = await reportFile('jest.json');
  const { code } = await jest(extra, report, []);
  const counts = await countReport(report, jestCounts);
  const crashed = await filesThatCrashed(report);
  if (crashed.length === 0 || crashed.length > CRASHES_MAX)
    return { ok: code === 0 && counts.failed === 0, counts };
  say(`The process died that ran these, so they are run again:\n${crashed.join('\n')}`);
  const again = await reportFile('jest-again.json');
  const second = await jest(extra, again, ['--runTestsByPath', ...crashed]);
  const total = sum([
    { ...counts, failed: counts.failed - crashed.length },
    await countReport(again, jestCounts),
  ]);
  return { ok: second.code === 0 && total.failed === 0, counts: total };
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
