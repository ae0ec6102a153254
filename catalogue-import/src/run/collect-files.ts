import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { printable } from '../report/printable.ts';
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

/** Number of other files that the message about a folder without known files names. */
const NAMED = 5;

/**
 * The files to import: the given files, and files of a known kind inside the given folders, at any depth,
 * each once.
 *
 * @throws ImportError if a path does not exist, and if a folder has no file of a known kind
 */
export async function collectFiles(paths: readonly string[]): Promise<readonly FoundFile[]> {
  const found = new Map<string, FoundFile>();
  for (const given of paths) {
    const root = path.resolve(given);
    const about = await stat(root).catch(() => null);
    if (!about) throw new ImportError(`${given} does not exist`);
    if (about.isDirectory())
      for (const file of await filesIn(root, given))
        found.set(file, { path: file, name: path.relative(root, file), size: (await stat(file)).size });
    else found.set(root, { path: root, name: path.basename(root), size: about.size });
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

async function filesIn(root: string, given: string): Promise<readonly string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const known = files.filter((file) => KINDS.test(file));
  if (known.length > 0) return known;
  const others = files.filter((file) => !path.basename(file).startsWith('.')).sort();
  const names = others.slice(0, NAMED).map((file) => printable(path.relative(root, file)));
  const more = others.length > NAMED ? ` and ${others.length - NAMED} more` : '';
  const hint = `. Files with other extensions are imported only if you name them: ${names.join(', ')}${more}`;
  throw new ImportError(`${given} contains no file to import${others.length > 0 ? hint : ''}`);
}
