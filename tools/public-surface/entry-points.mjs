import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** @typedef {{ name: string, source: string }} EntryPoint `name` as others import it; `source` below the package */

/**
 * Returns the exports of a package according to its package.json. An export with `*` is one entry point per matching
 * folder.
 *
 * @param {string} folder of the package
 * @returns {Promise<{ name: string, version: string, modules: EntryPoint[], styles: EntryPoint[], presets: EntryPoint[] }>} `presets` configure tools
 */
export async function entryPoints(folder) {
  const { name, version, exports } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  const all = Object.entries(exports).flatMap(([key, source]) =>
    expand(folder, source).map(([part, file]) => ({
      name: path.posix.join(name, key.replace('*', part)),
      source: file,
    })),
  );
  return {
    name,
    version,
    modules: all.filter(({ source }) => /\.tsx?$/.test(source)),
    styles: all.filter(({ source }) => source.endsWith('.css')),
    presets: all.filter(({ source }) => /\.js(on)?$/.test(source)),
  };
}

/** @param {string} folder @param {string} source @returns {[part: string, file: string][]} */
function expand(folder, source) {
  const [before, after] = source.split('*');
  if (after === undefined) return [['', source]];
  return readdirSync(path.join(folder, before ?? ''))
    .toSorted()
    .map((part) => /** @type {[string, string]} */ ([part, source.replace('*', part)]))
    .filter(([, file]) => existsSync(path.join(folder, file)));
}
