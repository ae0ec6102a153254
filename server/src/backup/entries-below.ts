import { readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';

/** Names at the top of a registry that belong to running publications, and that a copy must not contain. */
const OF_PUBLICATIONS = /^\.(staging$|publishing\.lock)/;

/** A file or a folder; `name` is its path relative to the listed folder, and empty for that folder. */
export interface Entry {
  readonly name: string;
  readonly isFolder: boolean;
}

/** Codes of the operating system for what does not exist, or is a link that leads to nothing. */
const ABSENT = new Set<unknown>(['ENOENT', 'ENOTDIR', 'ELOOP']);

/** Resolves to undefined if a file or folder does not exist. */
export function undefinedWhenAbsent<Value>(reading: Promise<Value>): Promise<Value | undefined> {
  return reading.catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && ABSENT.has(error.code)) return undefined;
    throw error;
  });
}

/**
 * A folder and everything below it; nothing if it does not exist. Follows links. Lists a folder when it is reached, its
 * files before its subfolders: a registry's pointer before the releases that it names, which no publication and no
 * pruning removes.
 */
export async function* entriesBelow(
  folder: string,
  inside = '',
  ancestors: readonly string[] = [],
): AsyncGenerator<Entry> {
  const real = await undefinedWhenAbsent(realpath(path.join(folder, inside)));
  // A link may lead back to a folder that contains it.
  if (real === undefined || ancestors.includes(real)) return;
  yield { name: inside, isFolder: true };
  const subfolders: string[] = [];
  for (const name of (await undefinedWhenAbsent(readdir(real))) ?? []) {
    if (inside === '' && OF_PUBLICATIONS.test(name)) continue;
    const found = await undefinedWhenAbsent(stat(path.join(real, name)));
    if (found?.isDirectory()) subfolders.push(name);
    else if (found?.isFile()) yield { name: path.join(inside, name), isFolder: false };
  }
  for (const name of subfolders) yield* entriesBelow(folder, path.join(inside, name), [...ancestors, real]);
}
