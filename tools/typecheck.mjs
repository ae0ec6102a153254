import { existsSync } from 'node:fs';
import { requestedPackages, checkPackages } from './check-packages.mjs';
import { ensureInstalled } from './install.mjs';
import { inRoot } from './root.mjs';
import { failWith } from './step-error.mjs';
import { workspacePackages } from './workspace.mjs';

/*
 * Type-checks the packages named as arguments, or all: `npm run typecheck -- server shell`.
 * `npm run lint` checks types too. This checks single packages quickly, with TypeScript 7.
 */
const compiler = inRoot('node_modules', 'typescript7', 'bin', 'tsc');

async function main() {
  await ensureInstalled();
  // A bench of pages uses the browser's types, the other benches only those of Node.
  const all = [
    ...workspacePackages().map(({ folder }) => folder),
    'tools',
    'bench/first-results',
    'bench/dev-server',
    'bench/results-list',
    'bench/card',
    'bench/collections',
  ];
  const requested = requestedPackages(all);
  const folders = all.filter(
    (folder) =>
      requested.some((each) => folder === each || folder.startsWith(`${each}/`)) &&
      existsSync(inRoot(folder, 'tsconfig.json')),
  );
  await checkPackages(
    folders,
    (folder) => [compiler, '-p', folder, '--pretty', 'false'],
    // A package without sources is not an error.
    (code, output) => code !== 0 && !output.includes('TS18003'),
  );
}

main().catch(failWith);
