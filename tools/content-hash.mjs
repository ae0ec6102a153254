import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * Hashes the paths and contents of the files in a folder. The dates of the files do not matter.
 *
 * @param {string} folder
 * @param {(relativePath: string) => boolean} [counts] whether to include a file or folder
 * @returns {Promise<string>} hexadecimal, the same on every system
 */
export async function hashFolder(folder, counts = () => true) {
  const hash = createHash('sha256');
  /** @param {string} below path below the folder, with forward slashes */
  async function visit(below) {
    const entries = await readdir(path.join(folder, below), { withFileTypes: true });
    entries.sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const entry of entries) {
      const name = below === '' ? entry.name : `${below}/${entry.name}`;
      if (!counts(name)) continue;
      if (entry.isDirectory()) await visit(name);
      else if (entry.isFile())
        hash
          .update(`${name}\0`)
          .update(await readFile(path.join(folder, name)))
          .update('\0');
    }
  }
  await visit('');
  return hash.digest('hex');
}
