import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { hashFolder } from './content-hash.mjs';
import { inRoot } from './root.mjs';

/** @typedef {import('./workspace.mjs').WorkspacePackage} WorkspacePackage */

const NOT_BUILT = /(^|\/)(node_modules|dist|coverage|\.cache)$|\.test\.[a-z]+$|\.md$/;

/**
 * Hashes everything that determines the built files of a package: its own sources, those of the workspace packages
 * that it uses directly or indirectly, and the versions of all dependencies.
 *
 * @param {readonly WorkspacePackage[]} all
 * @param {WorkspacePackage} target
 * @returns {Promise<string>} a hash
 */
export async function buildInputs(all, target) {
  const hash = createHash('sha256').update(await readFile(inRoot('pnpm-lock.yaml')));
  for (const { folder } of withDependencies(all, target)) {
    hash.update(folder).update(await hashFolder(inRoot(folder), (name) => !NOT_BUILT.test(name)));
  }
  return hash.digest('hex');
}

/**
 * @param {readonly WorkspacePackage[]} all
 * @param {WorkspacePackage} target
 * @returns {WorkspacePackage[]} the package and those that it uses, each once, in the order of the workspace
 */
export function withDependencies(all, target) {
  const needed = new Set();
  /** @param {string} name */
  const visit = (name) => {
    if (needed.has(name)) return;
    needed.add(name);
    all.find((one) => one.name === name)?.uses.forEach(visit);
  };
  visit(target.name);
  return all.filter(({ name }) => needed.has(name));
}
