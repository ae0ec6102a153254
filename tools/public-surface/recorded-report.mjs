import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { run } from '../run-command.mjs';
import { REPORT_FILE } from './surface-report.mjs';

/** @param {string} cwd @param {readonly string[]} args @returns {Promise<string | undefined>} undefined when git fails */
async function git(cwd, ...args) {
  const { code, output } = await run('git', args, { cwd }).catch(() => ({ code: 1, output: '' }));
  return code === 0 ? output : undefined;
}

/** Where the work on this checkout began: its last commit that `main` has too, or the last commit of all. */
async function baseOf(/** @type {string} */ folder) {
  for (const main of ['origin/main', 'main']) {
    const commit = await git(folder, 'merge-base', 'HEAD', main);
    if (commit !== undefined) return commit.trim();
  }
  return 'HEAD';
}

/** The report in a folder; undefined when there is none. */
export const writtenReport = (/** @type {string} */ folder) =>
  readFile(path.join(folder, REPORT_FILE), 'utf8').catch(() => undefined);

/**
 * The report that a package's surface is compared with: that of `main`, so several changes of one branch share one
 * raised version, and an edited report changes nothing. Without git it is the one in the folder.
 *
 * @param {string} folder of the package
 * @param {string} [base] another commit to compare with
 * @returns {Promise<string | undefined>} undefined when that commit has no report
 */
export async function recordedReport(folder, base) {
  const isTracked = (await git(folder, 'rev-parse', '--verify', 'HEAD')) !== undefined;
  if (!isTracked) return writtenReport(folder);
  return git(folder, 'show', `${base ?? (await baseOf(folder))}:./${REPORT_FILE}`);
}
