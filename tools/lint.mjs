import { requestedPackages, checkPackages } from './check-packages.mjs';
import { ensureInstalled } from './install.mjs';
import { inRoot } from './root.mjs';
import { failWith } from './step-error.mjs';
import { workspacePackages } from './workspace.mjs';

/*
 * Lints the packages named as arguments, or everything: `npm run lint -- server shell`. Each package runs in its own
 * process, because the types of all packages do not fit into the memory of one.
 */
const eslint = inRoot('node_modules', 'eslint', 'bin', 'eslint.js');
const packages = workspacePackages().map(({ folder }) => folder);
/** The files outside of all packages. */
const REST = 'the rest';
/** Which files import which, over all packages. */
const IMPORTS = 'imports';

/** @param {string} part */
function eslintArguments(part) {
  const files =
    part === REST ? ['.', ...packages.flatMap((each) => ['--ignore-pattern', `${each}/**`])] : [part];
  const cache = `node_modules/.cache/eslint/${part.replaceAll(' ', '-')}/`;
  return [...files, '--max-warnings', '0', '--cache', '--cache-location', cache];
}

async function main() {
  await ensureInstalled();
  const parts = requestedPackages([...packages, IMPORTS], [IMPORTS, ...packages, REST]);
  await checkPackages(parts, (part) =>
    part === IMPORTS ? [inRoot('tools', 'lint', 'imports.mjs')] : [eslint, ...eslintArguments(part)],
  );
}

main().catch(failWith);
