import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** @typedef {import('./size-budgets.mjs').Weights} Weights */
/** @typedef {{ initial: Weights, total: Weights, screens: Readonly<Record<string, readonly string[]>>, start: readonly string[] }} PackageSizes */

const KIB = 1024;

/** Bytes of a built file as Brotli sends it; small ones have no compressed copy and go as they are. */
async function sentBytes(/** @type {string} */ folder, /** @type {string} */ file) {
  const { size } = await stat(path.join(folder, `${file}.br`)).catch(() => stat(path.join(folder, file)));
  return size;
}

/**
 * KiB of JavaScript and CSS among `files`, each counted once.
 *
 * @param {string} folder of the build
 * @param {readonly string[]} files paths below it
 * @returns {Promise<Weights>}
 */
export async function weightsOf(folder, files) {
  const sum = async (/** @type {string} */ ending) => {
    const chosen = [...new Set(files)].filter((file) => file.endsWith(ending));
    const bytes = await Promise.all(chosen.map((file) => sentBytes(folder, file)));
    return bytes.reduce((all, one) => all + one, 0) / KIB;
  };
  return { js: await sum('.js'), css: await sum('.css') };
}

/** Reads a build's manifest; undefined when the folder holds no such build. */
async function manifest(/** @type {string} */ folder, /** @type {string} */ file) {
  const text = await readFile(path.join(folder, file), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}

/**
 * What the shell or a remote weighs, by the manifest of its build.
 *
 * @param {string} folder of the build
 * @returns {Promise<PackageSizes>}
 */
export async function packageSizes(folder) {
  const shell = await manifest(folder, 'airdex-shell-manifest.json');
  const built = shell ?? (await manifest(folder, 'airdex-manifest.json'));
  if (built === undefined) throw new Error(`There is no build in ${folder}`);
  /** @type {readonly string[]} */
  const start = shell === undefined ? [built.entry] : [...shell.scripts, ...shell.styles];
  /** @type {Readonly<Record<string, readonly string[]>>} */
  const screens = built.preload ?? {};
  const all = built.files
    .map((/** @type {{ path: string }} */ file) => file.path)
    // The development twin of the shell is for pages of developers.
    .filter((/** @type {string} */ path) => !path.startsWith('development/'));
  return {
    start,
    screens,
    initial: await weightsOf(folder, [...start, ...Object.values(screens).flat()]),
    total: await weightsOf(folder, all),
  };
}
