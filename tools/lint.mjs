import { inParallel } from './in-parallel.mjs';
import { ensureInstalled } from './install.mjs';
import { findNode } from './node-runtime.mjs';
import { say, secondsSince } from './progress.mjs';
import { inRoot } from './root.mjs';
import { run } from './run-command.mjs';
import { failWith } from './step-error.mjs';
import { workspacePackages } from './workspace.mjs';

/*
 * Lints the packages named as arguments, or everything: `npm run lint -- server shell`. Each package has a process of
 * its own: the types of all of them at once don't fit into the memory of one.
 */
const eslint = inRoot('node_modules', 'eslint', 'bin', 'eslint.js');
const packages = workspacePackages().map(({ folder }) => folder);
/** What is in no package. */
const REST = 'the rest';

/** @param {string} part */
function eslintArguments(part) {
  const files =
    part === REST ? ['.', ...packages.flatMap((each) => ['--ignore-pattern', `${each}/**`])] : [part];
  const cache = `node_modules/.cache/eslint/${part.replaceAll(' ', '-')}/`;
  return [...files, '--max-warnings', '0', '--cache', '--cache-location', cache];
}

async function main() {
  await ensureInstalled();
  const node = await findNode();
  const asked = process.argv.slice(2);
  const unknown = asked.filter((folder) => !packages.includes(folder));
  if (unknown.length > 0) throw new Error(`No such package: ${unknown.join(', ')}`);
  const outcomes = await inParallel(asked.length > 0 ? asked : [...packages, REST], 2, async (part) => {
    const start = performance.now();
    const { code, output } = await run(node, [eslint, ...eslintArguments(part)]);
    say(`${code === 0 ? '✓' : '✗'} ${part} (${secondsSince(start)})`);
    if (code !== 0) say(output.trimEnd());
    return code !== 0;
  });
  process.exitCode = outcomes.some(Boolean) ? 1 : 0;
}

main().catch(failWith);
