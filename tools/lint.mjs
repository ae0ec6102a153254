import { requestedPackages, checkPackages } from './check-packages.mjs';
import { ensureInstalled } from './install.mjs';
import { inRoot } from './root.mjs';
import { failWith } from './step-error.mjs';
import { workspacePackages } from './workspace.mjs';

/*
 * Lints the packages named as arguments, or everything: `npm run lint -- server shell`. Several processes share the work,
 * because the types of all packages do not fit into the memory of one.
 */
const eslint = inRoot('node_modules', 'eslint', 'bin', 'eslint.js');
const packages = workspacePackages().map(({ folder }) => folder);
/** The files outside of all packages. */
const REST = 'the rest';
/** Which files import which, over all packages. */
const IMPORTS = 'imports';

/** Small packages that share a process, and so load the types of what they have in common once. */
const TOGETHER = [
  packages.filter((folder) => folder.startsWith('examples/')),
  ['mfe-account', 'mfe-releases'],
  ['programme-poster', 'catalogue-data'],
];
/** They take longest: started last, one of them would run alone on one core. */
const FIRST = ['server', 'bench'];
const alone = packages.filter((folder) => ![...FIRST, ...TOGETHER.flat()].includes(folder));
const everything = [...FIRST, ...TOGETHER.map((folders) => folders.join(' ')), ...alone, IMPORTS, REST];

/** @param {string} part one of `everything`, or one package */
function eslintArguments(part) {
  const files =
    part === REST
      ? ['.', ...packages.flatMap((each) => ['--ignore-pattern', `${each}/**`])]
      : part.split(' ');
  const cache = `node_modules/.cache/eslint/${part.replaceAll(' ', '-')}/`;
  return [...files, '--max-warnings', '0', '--cache', '--cache-location', cache];
}

async function main() {
  await ensureInstalled();
  const parts = requestedPackages([...packages, IMPORTS], everything);
  await checkPackages(parts, (part) =>
    part === IMPORTS ? [inRoot('tools', 'lint', 'imports.mjs')] : [eslint, ...eslintArguments(part)],
  );
}

main().catch(failWith);
