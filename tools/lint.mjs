import path from 'node:path';
import { requestedPackages, checkPackages } from './check-packages.mjs';
import { ensureInstalled } from './install.mjs';
import { inRoot } from './root.mjs';
import { failWith } from './step-error.mjs';
import { workspacePackages } from './workspace.mjs';

/*
 * Lints the packages named as arguments, or everything: `npm run lint -- server shell`. ESLint and Oxlint share the rules;
 * `imports` checks which files import which, over all packages.
 */
const LINTERS = {
  eslint: [
    inRoot('node_modules', 'eslint', 'bin', 'eslint.js'),
    ...['--max-warnings', '0', '--cache', '--cache-location', 'node_modules/.cache/eslint/'],
  ],
  oxlint: [inRoot('node_modules', 'oxlint', 'bin', 'oxlint')],
};
const IMPORTS = 'imports';

async function main() {
  await ensureInstalled();
  // Oxlint looks for its program for types there.
  process.env['PATH'] = `${inRoot('node_modules', '.bin')}${path.delimiter}${process.env['PATH']}`;
  const requested = requestedPackages(
    [...workspacePackages().map(({ folder }) => folder), IMPORTS],
    ['.', IMPORTS],
  );
  const files = requested.filter((part) => part !== IMPORTS);
  const linters = files.length > 0 ? Object.keys(LINTERS) : [];
  await checkPackages([...linters, ...requested.filter((part) => part === IMPORTS)], (part) =>
    part === IMPORTS
      ? [inRoot('tools', 'lint', 'imports.mjs')]
      : [...LINTERS[/** @type {keyof typeof LINTERS} */ (part)], ...files],
  );
}

main().catch(failWith);
