import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** @typedef {import('./libraries.mjs').Library} Library */

const NOTICE = /^(licen[cs]e|copying|notice)/i;

/** Contents of the licence and notice files of a library. */
async function textsOf(/** @type {Library} */ { folder }) {
  const files = (await readdir(folder, { withFileTypes: true })).filter(
    (entry) => entry.isFile() && NOTICE.test(entry.name),
  );
  return Promise.all(files.map(({ name }) => readFile(path.join(folder, name), 'utf8')));
}

/**
 * The licences of all libraries in the package, with their texts.
 *
 * @param {readonly Library[]} libraries
 */
export async function notices(libraries) {
  const parts = await Promise.all(
    libraries.map(async (library) => {
      const texts = await textsOf(library);
      const head = `${library.name} ${library.version}\nLicence: ${library.licence}`;
      return [head, ...texts.map((text) => text.trim())].join('\n\n');
    }),
  );
  const head = 'This package contains these libraries, in its folder node_modules or built into its pages.';
  return `${[head, ...parts].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}
