import { readdirSync } from 'node:fs';
import { ensureInstalled } from '../install.mjs';
import { findNode, nodeEnvironment } from '../node-runtime.mjs';
import { run } from '../run-command.mjs';
import { inRoot, ROOT } from '../root.mjs';
import { failWith, StepError } from '../step-error.mjs';
import { argumentsByRunner } from './arguments-by-runner.mjs';

/*
 * `npm run test:unit -- [packages, paths, options]`: runs unit and API tests. Options must be known to both runners if
 * no package is named: `-t 'part of a title'`.
 */

/** Paths of all test files, from the repository's folder. */
function testFiles() {
  const folders = readdirSync(ROOT, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules' && !entry.name.startsWith('.'))
    .map(({ name }) => name);
  return folders
    .flatMap((folder) => readdirSync(inRoot(folder), { recursive: true }).map((file) => `${folder}/${file}`))
    .filter((file) => /\.test\.\w+$/.test(file));
}

/** Stops at a package or path without tests: the runners would pass. */
function refuseUnknown(/** @type {readonly string[]} */ args) {
  const named = args.filter((arg, index) => !arg.startsWith('-') && !args[index - 1]?.startsWith('-'));
  if (named.length === 0) return;
  const files = testFiles();
  const unknown = named.filter((arg) => {
    const part = arg.replace(ROOT, '').replace(/^\.\//, '');
    return !files.some((file) => file.includes(part));
  });
  if (unknown.length > 0) throw new StepError(`No test matches ${unknown.join(', ')}.`);
}

async function main() {
  await ensureInstalled();
  refuseUnknown(process.argv.slice(2));
  const env = await nodeEnvironment();
  for (const { runner, args } of argumentsByRunner(process.argv.slice(2))) {
    const { code } = await run(await findNode(), [...runner.start, ...args], { env, show: true });
    if (code !== 0) process.exitCode = 1;
  }
}

main().catch(failWith);
