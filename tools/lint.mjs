import { requestedPackages, checkPackages } from './check-packages.mjs';
import { ensureInstalled } from './install.mjs';
import { OXLINT, pathForOxlint } from './lint/oxlint-command.mjs';
import { inRoot } from './root.mjs';
import { failWith } from './step-error.mjs';
import { workspacePackages } from './workspace.mjs';

/*
 * Lints the packages named as arguments, or everything: `npm run lint -- server shell`. ESLint and Oxlint share the
 * rules, and Oxlint checks types. `imports` checks which files import which, and `format` how files are formatted, in
 * all packages.
 */
const bin = (/** @type {string[]} */ ...parts) => inRoot('node_modules', ...parts);
const ESLINT_CACHE = ['--cache', '--cache-location', 'node_modules/.cache/eslint/'];
/** @type {Record<string, (files: readonly string[]) => string[]>} */
const LINTERS = {
  eslint: (files) => [bin('eslint', 'bin', 'eslint.js'), '--max-warnings', '0', ...ESLINT_CACHE, ...files],
  oxlint: (files) => [OXLINT, ...files],
};
/** @type {Record<string, () => string[]>} */
const OF_ALL_FILES = {
  imports: () => [inRoot('tools', 'lint', 'imports.mjs')],
  format: () => [bin('oxfmt', 'bin', 'oxfmt'), '--check'],
};

async function main() {
  await ensureInstalled();
  process.env['PATH'] = pathForOxlint();
  const packages = [...workspacePackages().map(({ folder }) => folder), 'tools'];
  const requested = requestedPackages(
    [...packages, ...Object.keys(OF_ALL_FILES)],
    [...Object.keys(OF_ALL_FILES), '.'],
  );
  const ofAll = requested.filter((part) => part in OF_ALL_FILES);
  const files = requested.filter((part) => !ofAll.includes(part));
  const parts = [...(files.length > 0 ? Object.keys(LINTERS) : []), ...ofAll];
  await checkPackages(parts, (part) => OF_ALL_FILES[part]?.() ?? LINTERS[part]?.(files) ?? []);
}

main().catch(failWith);
