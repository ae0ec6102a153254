import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { say, secondsSince } from '../progress.mjs';
import { inRoot } from '../root.mjs';
import { failWith } from '../step-error.mjs';
import { recordedReport, writtenReport } from './recorded-report.mjs';
import { REPORT_FILE, surfaceReport } from './surface-report.mjs';
import { versionProblems } from './surface-rules.mjs';

/*
 * Compares the public surface of packages with their reports: of the folders named as arguments, or of all public
 * packages. Writes the reports; with `--check`, only reports problems. `--base COMMIT` compares with the reports of
 * that commit. It needs a Node that runs TypeScript.
 */
const PACKAGES = ['shared-contracts', 'mfe-kit', 'shared-ui'];

/** @param {string} folder @param {{ check: boolean, base?: string }} options @returns {Promise<string[]>} problems */
async function review(folder, { check, base }) {
  const read = (/** @type {string} */ file) => readFile(path.join(folder, file), 'utf8');
  const [current, recorded, written, changelog, manifest] = await Promise.all([
    surfaceReport(folder),
    recordedReport(folder, base),
    writtenReport(folder),
    read('CHANGELOG.md').catch(() => ''),
    read('package.json'),
  ]);
  const { version } = JSON.parse(manifest);
  if (recorded === undefined) say(`${path.basename(folder)} has no earlier report to compare with.`);
  const problems = versionProblems({ version, changelog, recorded: recorded ?? current, current });
  if (check && written !== current)
    problems.push(`${REPORT_FILE} does not show the sources: run \`npm run api\` and commit it.`);
  if (!check && problems.length === 0) await writeFile(path.join(folder, REPORT_FILE), current);
  return problems;
}

async function main() {
  const { values, positionals } = parseArgs({
    options: { check: { type: 'boolean', default: false }, base: { type: 'string' } },
    allowPositionals: true,
  });
  const folders = positionals.length > 0 ? positionals : PACKAGES.map((name) => inRoot(name));
  for (const folder of folders) {
    const start = performance.now();
    const problems = await review(path.resolve(folder), values);
    say(`${problems.length === 0 ? '✓' : '✗'} ${path.basename(folder)} (${secondsSince(start)})`);
    for (const problem of problems) say(problem);
    if (problems.length > 0) process.exitCode = 1;
  }
}

main().catch(failWith);
