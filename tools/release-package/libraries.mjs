import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { inRoot, ROOT } from '../root.mjs';

/**
 * @typedef {object} Library an installed library
 * @property {string} name
 * @property {string} version
 * @property {string} folder where it is installed
 * @property {string} licence as its package.json says
 * @property {Library[]} uses the libraries that it needs to run
 */

/** The bundler's plugin is a tool of the build; only its runtime is part of the built pages. */
const BUILD_TOOL = '@module-federation/enhanced';
const RUNTIME = /^@module-federation\/(.*runtime.*|sdk|error-codes)$/;

/** Dependencies that the workspace leaves out. */
const { overrides } = parse(readFileSync(inRoot('pnpm-workspace.yaml'), 'utf8'));
const isLeftOut = (/** @type {string} */ name) => overrides[name] === '-';

const manifestOf = (/** @type {string} */ folder) =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

/** Folder of a library as code in `from` finds it. @param {string} name @param {string} from */
function resolve(name, from) {
  for (let at = from; ; at = path.dirname(at)) {
    const folder = path.join(at, 'node_modules', name);
    if (existsSync(path.join(folder, 'package.json'))) return realpathSync(folder);
    if (at === path.dirname(at)) return undefined;
  }
}

/** @param {{ license?: unknown, licenses?: { type: string }[] }} manifest */
function licenceOf({ license, licenses = [] }) {
  if (typeof license === 'string') return license;
  const named = /** @type {{ type?: string } | undefined} */ (license)?.type;
  return named ?? (licenses.map(({ type }) => type).join(' OR ') || 'unknown');
}

const isInWorkspace = (/** @type {string} */ folder) =>
  folder.startsWith(ROOT) && !path.relative(ROOT, folder).split(path.sep).includes('node_modules');

/** Creates a reader of installed libraries that reads each of them once. */
function libraryReader() {
  /** @type {Map<string, Library>} */
  const known = new Map();

  /** @param {string} folder @param {Record<string, string>} dependencies @param {Record<string, string>} optional @returns {Library[]} */
  const usedBy = (folder, dependencies, optional) =>
    Object.keys({ ...dependencies, ...optional }).flatMap((name) => {
      const found = resolve(name, folder);
      if (found === undefined) {
        // Binaries of other platforms are not installed.
        if (name in optional || isLeftOut(name)) return [];
        throw new Error(`${name}, which ${folder} needs, is not installed`);
      }
      return isInWorkspace(found) ? [] : [read(found)];
    });

  /** @param {string} folder @returns {Library} */
  const read = (folder) => {
    const before = known.get(folder);
    if (before !== undefined) return before;
    const manifest = manifestOf(folder);
    const { name, version, dependencies = {}, optionalDependencies = {} } = manifest;
    /** @type {Library} */
    const library = { name, version, folder, licence: licenceOf(manifest), uses: [] };
    known.set(folder, library);
    const followed = Object.entries(dependencies).filter(([it]) => name !== BUILD_TOOL || RUNTIME.test(it));
    library.uses = usedBy(folder, Object.fromEntries(followed), optionalDependencies);
    return library;
  };
  return usedBy;
}

/**
 * The libraries that packages of the workspace use when they run.
 *
 * @param {readonly string[]} folders of packages of the workspace
 * @returns {Library[]} those that the packages declare, each once; the others are in `uses`
 */
export function librariesOf(folders) {
  const usedBy = libraryReader();
  return unique(
    folders.flatMap((folder) => {
      const { dependencies = {}, peerDependencies = {} } = manifestOf(inRoot(folder));
      return usedBy(inRoot(folder), { ...dependencies, ...peerDependencies }, {});
    }),
  );
}

/** The libraries and everything that they use, each once. @param {readonly Library[]} direct @returns {Library[]} */
export function withEverythingUsed(direct) {
  /** @type {Set<Library>} */
  const found = new Set();
  const visit = (/** @type {Library} */ library) => {
    if (found.has(library)) return;
    found.add(library);
    library.uses.forEach(visit);
  };
  direct.forEach(visit);
  return unique([...found]);
}

/** @param {readonly Library[]} libraries @returns {Library[]} sorted by name and version */
function unique(libraries) {
  const byTitle = new Map(libraries.map((library) => [`${library.name}@${library.version}`, library]));
  return [...byTitle].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, library]) => library);
}
