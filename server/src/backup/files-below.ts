import { readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { undefinedWhenMissing } from '@airdex/release-registry';

/** Names at the top of a registry that belong to running publications, and that a copy must not contain. */
const OF_PUBLICATIONS = /^\.(staging$|publishing\.lock)/;

/**
 * Paths of all files below a folder, relative to it. Follows links. Lists a folder when it is reached, its files before
 * its subfolders: a registry's pointer before the releases, which only become more.
 */
export async function* filesBelow(
  folder: string,
  inside = '',
  ancestors: readonly string[] = [],
): AsyncGenerator<string> {
  const real = await undefinedWhenMissing(realpath(path.join(folder, inside)));
  // A link may lead back to a folder that contains it.
  if (real === undefined || ancestors.includes(real)) return;
  const subfolders: string[] = [];
  for (const name of (await undefinedWhenMissing(readdir(real))) ?? []) {
    if (inside === '' && OF_PUBLICATIONS.test(name)) continue;
    const found = await undefinedWhenMissing(stat(path.join(real, name)));
    if (found?.isDirectory()) subfolders.push(name);
    else if (found?.isFile()) yield path.join(inside, name);
  }
  for (const name of subfolders) yield* filesBelow(folder, path.join(inside, name), [...ancestors, real]);
}
