import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { readRelease } from '@airdex/release-registry/release';

/** The inputs of a build, below the folder of the package. */
const SOURCES = ['src', 'mfe.config.ts', 'package.json'];
const TEST = /\.test\.tsx?$/;

/** Files at or below `path`; none if it does not exist. */
async function filesAt(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) return [];
  if (!found.isDirectory()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((it) => it.isFile()).map((it) => join(it.parentPath, it.name));
}

/**
 * Finds the source of a package that changed last, if it changed after the build of the release in `folder` (the
 * package's `dist`). Ignores tests.
 * @returns its path below the package's folder; undefined if no source is newer, or the folder is not in a package
 * @throws RegistryError if there is no release in `folder`
 */
export async function newerSource(folder: string): Promise<string | undefined> {
  const root = dirname(folder);
  const isPackage = (await stat(join(root, 'src')).catch(() => undefined))?.isDirectory() === true;
  if (!isPackage || basename(folder) === 'src') return undefined;
  const builtAt = Date.parse((await readRelease(folder)).manifest.builtAt);
  const files = (await Promise.all(SOURCES.map((it) => filesAt(join(root, it))))).flat();
  let newest = { file: '', time: builtAt };
  for (const file of files.filter((it) => !TEST.test(it))) {
    const time = (await stat(file)).mtimeMs;
    if (time > newest.time) newest = { file, time };
  }
  return newest.file === '' ? undefined : relative(root, newest.file);
}
