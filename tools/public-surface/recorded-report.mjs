import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { forkPoint } from '../fork-point.mjs';
import { run } from '../run-command.mjs';
import { StepError } from '../step-error.mjs';
import { REPORT_FILE } from './surface-report.mjs';

/** @param {string} cwd @param {readonly string[]} args @returns {Promise<string | undefined>} undefined when git fails */
async function git(cwd, ...args) {
  const { code, output } = await run('git', args, { cwd }).catch(() => ({ code: 1, output: '' }));
  return code === 0 ? output : undefined;
}

/** The report in a folder; undefined when there is none. */
export const writtenReport = (/** @type {string} */ folder) =>
  readFile(path.join(folder, REPORT_FILE), 'utf8').catch(() => undefined);

/**
 * Returns the report to compare a package's surface with: the one on `main`. So several changes on a branch need only
 * one version increase, and editing the report has no effect. Without git it is the report in the folder.
 *
 * @param {string} folder of the package
 * @param {string} [base] another commit to compare with
 * @returns {Promise<string | undefined>} undefined when that commit has no report
 * @throws {StepError} for a base that is not a commit
 */
export async function recordedReport(folder, base) {
  const isTracked = (await git(folder, 'rev-parse', '--verify', 'HEAD')) !== undefined;
  if (!isTracked) return writtenReport(folder);
  if (base !== undefined && (await git(folder, 'rev-parse', '--verify', `${base}^{commit}`)) === undefined)
    throw new StepError(`There is no commit ${base}.`);
  return git(folder, 'show', `${base ?? (await forkPoint(folder)) ?? 'HEAD'}:./${REPORT_FILE}`);
}
