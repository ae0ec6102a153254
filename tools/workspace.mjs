import { readFileSync } from 'node:fs';
import { inRoot } from './root.mjs';

/**
 * @typedef {object} WorkspacePackage
 * @property {string} folder below the repository's folder
 * @property {string} name as others import it
 * @property {Record<string, string>} scripts
 * @property {string[]} uses names of the workspace packages it depends on
 */

/** @returns {WorkspacePackage[]} the packages of the workspace, in the order pnpm-workspace.yaml lists them */
export function workspacePackages() {
  const [, list = ''] =
    /^packages:\n((?: {2}- .*\n)+)/m.exec(readFileSync(inRoot('pnpm-workspace.yaml'), 'utf8')) ?? [];
  return [...list.matchAll(/- (\S+)/g)].map(([, folder = '']) => {
    const manifest = JSON.parse(readFileSync(inRoot(folder, 'package.json'), 'utf8'));
    const dependencies = { ...manifest.dependencies, ...manifest.devDependencies };
    return {
      folder,
      name: manifest.name,
      scripts: manifest.scripts ?? {},
      uses: Object.keys(dependencies).filter((name) => dependencies[name].startsWith('workspace:')),
    };
  });
}

/** @returns {string[]} the folders of the product's remotes */
export function remoteFolders() {
  return workspacePackages()
    .map(({ folder }) => folder)
    .filter((folder) => folder.startsWith('mfe-') && folder !== 'mfe-kit');
}
