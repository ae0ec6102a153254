import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { ImportError } from '../source/import-error.ts';

export interface FoundFile {
  readonly path: string;
  /** Name for reports, relative to the folder it was found in. */
  readonly name: string;
  /** Bytes on disk. */
  readonly size: number;
}

/** Folders contain files of other kinds (notes, pictures): only these are imported from folders. */
const KINDS = /\.(csv|tsv|txt|xml|xmltv|json|xlsx)(\.gz)?$/i;

/**
 * The files to import: the given files, and files of a known kind inside the given folders, at any depth,
 * each once.
 */
export async function collectFiles(paths: readonly string[]): Promise<readonly FoundFile[]> {
  const found = new Map<string, FoundFile>();
  for (const given of paths) {
    const root = path.resolve(given);
    const about = await stat(root).catch(() => null);
    if (!about) throw new ImportError(`${given} does not exist`);
    if (about.isDirectory()) {
      const entries = await readdir(root, { recursive: true, withFileTypes: true });
      for (const entry of entries) {
        const file = path.join(entry.parentPath, entry.name);
        if (entry.isFile() && KINDS.test(entry.name))
          found.set(file, { path: file, name: path.relative(root, file), size: (await stat(file)).size });
      }
    } else found.set(root, { path: root, name: path.basename(root), size: about.size });
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}
