import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { say, secondsSince } from '../progress.mjs';
import { inRoot } from '../root.mjs';
import { failWith } from '../step-error.mjs';
import { REPORT_FILE, surfaceReport } from './surface-report.mjs';
import { versionProblems } from './surface-rules.mjs';

/*
 * Compares the public surface of packages with their reports: those of the folders named as arguments, or of every
 * package that teams build against. Writes the reports, or with `--check` only says what is wrong. It needs a Node that
 * runs TypeScript.
 */
const PACKAGES = ['shared-contracts', 'mfe-kit', 'shared-ui'];

/** @param {string} file @returns {Promise<string>} empty when there is none */
const readText = (file) => readFile(file, 'utf8').catch(() => '');

/** @param {string} folder @param {boolean} isChecked @returns {Promise<string[]>} problems */
async function review(folder, isChecked) {
  const file = path.join(folder, REPORT_FILE);
  const [current, written, changelog, manifest] = await Promise.all([
    surfaceReport(folder),
    readText(file),
    readText(path.join(folder, 'CHANGELOG.md')),
    readText(path.join(folder, 'package.json')),
  ]);
  const { version } = JSON.parse(manifest);
  // The first report has nothing to be compared with.
  const recorded = written === '' ? current : written;
  const problems = versionProblems({ version, changelog, recorded, current });
  if (isChecked && written !== current)
    problems.push(`${REPORT_FILE} does not show the sources: run \`npm run api\` and commit it.`);
  if (!isChecked && problems.length === 0) await writeFile(file, current);
  return problems;
}

async function main() {
  const { values, positionals } = parseArgs({
    options: { check: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const folders = positionals.length > 0 ? positionals : PACKAGES.map((name) => inRoot(name));
  for (const folder of folders) {
    const start = performance.now();
    const problems = await review(path.resolve(folder), values.check);
    say(`${problems.length === 0 ? '✓' : '✗'} ${path.basename(folder)} (${secondsSince(start)})`);
    for (const problem of problems) say(problem);
    if (problems.length > 0) process.exitCode = 1;
  }
}

main().catch(failWith);
