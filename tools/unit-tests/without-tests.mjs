import { readdirSync } from 'node:fs';
import { inRoot, ROOT } from '../root.mjs';

/**
 * Paths of all test files, from the repository's folder.
 *
 * @param {string} [folder]
 * @returns {string[]}
 */
function testFiles(folder = '') {
  return readdirSync(inRoot(folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return /^(node_modules$|\.)/.test(entry.name) ? [] : testFiles(path);
    return /\.test\.\w+$/.test(entry.name) ? [path] : [];
  });
}

/**
 * The packages and paths in the arguments of `npm run test:unit` that no test file matches. An argument after an option
 * may be its value.
 *
 * @param {readonly string[]} args
 */
export function withoutTests(args) {
  const named = args.filter((arg, index) => !arg.startsWith('-') && !args[index - 1]?.startsWith('-'));
  if (named.length === 0) return [];
  const files = testFiles();
  const partOf = (/** @type {string} */ arg) => arg.replace(ROOT, '').replace(/^\.\//, '');
  return named.filter((arg) => !files.some((file) => file.includes(partOf(arg))));
}
