import { existsSync } from 'node:fs';
import { ensureInstalled } from './install.mjs';
import { inParallel } from './in-parallel.mjs';
import { findNode } from './node-runtime.mjs';
import { say, secondsSince } from './progress.mjs';
import { inRoot } from './root.mjs';
import { run } from './run-command.mjs';
import { failWith } from './step-error.mjs';
import { workspacePackages } from './workspace.mjs';

/*
 * Type-checks the packages named as arguments, or all: `npm run typecheck -- server shell`.
 * TypeScript 7 checks; TypeScript 6 is there for editors and lint only.
 */
const compiler = inRoot('node_modules', 'typescript7', 'bin', 'tsc');

async function main() {
  await ensureInstalled();
  const node = await findNode();
  const asked = process.argv.slice(2);
  // A bench of pages knows the browser's types, the other benches Node's alone.
  const all = [
    ...workspacePackages().map(({ folder }) => folder),
    'tools',
    'bench/first-results',
    'bench/dev-server',
    'bench/results-list',
  ];
  const unknown = asked.filter((folder) => !all.includes(folder));
  if (unknown.length > 0) throw new Error(`No such package: ${unknown.join(', ')}`);
  const folders = (asked.length > 0 ? asked : all).filter((folder) =>
    existsSync(inRoot(folder, 'tsconfig.json')),
  );

  const outcomes = await inParallel(folders, 2, async (folder) => {
    const start = performance.now();
    const { code, output } = await run(node, [compiler, '-p', folder, '--pretty', 'false']);
    // A package whose first source is yet to be written is no mistake.
    const wrong = code !== 0 && !output.includes('TS18003');
    say(`${wrong ? '✗' : '✓'} ${folder} (${secondsSince(start)})`);
    if (wrong) say(output.trimEnd());
    return wrong;
  });
  process.exitCode = outcomes.some(Boolean) ? 1 : 0;
}

main().catch(failWith);
