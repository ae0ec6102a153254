import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { ReleaseFile } from '@airdex/shared-contracts/composition';
import { hasIntegrityToken, INTEGRITY_TOKEN, integrityMap } from './chunk-integrity.ts';
import { integrityOf } from './content-hash.ts';
import { RELEASE_TOKEN } from './release-token.ts';

/** Endings of compressed copies. They are derived from the files, so they are not part of a release's content. */
export const COMPRESSED_ENDINGS = ['.br', '.gz'] as const;

/** Lists the files below `folder`, without compressed copies, as sorted relative paths with forward slashes. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !COMPRESSED_ENDINGS.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** Replaces every occurrence of `from` with `to`. Returns `bytes` itself if there is none. */
export function replaceInBytes(bytes: Buffer, from: string, to: string): Buffer {
  if (!bytes.includes(from)) return bytes;
  return Buffer.from(bytes.toString('latin1').replaceAll(from, to), 'latin1');
}

function describeFile(path: string, bytes: Buffer): ReleaseFile {
  return { path, bytes: bytes.length, integrity: integrityOf(bytes) };
}

/** Describes files in their current state. Paths are relative to `folder`. */
export async function describeFiles(folder: string, paths: readonly string[]): Promise<ReleaseFile[]> {
  return Promise.all(paths.map(async (path) => describeFile(path, await readFile(join(folder, path)))));
}

/** The files of a release that load others, and the integrity that they verify. */
export interface ReleaseIntegrity {
  readonly loaders: ReadonlySet<string>;
  /** Text that a loader contains: the integrity of the files of the same build. */
  readonly pinsOf: (loader: string) => string;
  /** The integrity of the files of all builds, which the loaders of older releases contain. */
  readonly allPins: string;
}

/**
 * Computes the integrity that a release's loaders must contain.
 * @param developmentFolder folder of a second build, with a trailing slash. Neither build loads files of the other
 */
export async function readIntegrity(
  folder: string,
  paths: readonly string[],
  developmentFolder?: string,
): Promise<ReleaseIntegrity> {
  const loaders = new Set<string>();
  const pinned: ReleaseFile[] = [];
  for (const path of paths) {
    const bytes = await readFile(join(folder, path));
    if (hasIntegrityToken(bytes)) loaders.add(path);
    else pinned.push(describeFile(path, bytes));
  }
  const isDevelopment = (path: string) =>
    developmentFolder !== undefined && path.startsWith(developmentFolder);
  const pins = [false, true].map((side) =>
    integrityMap(pinned.filter(({ path }) => isDevelopment(path) === side)),
  );
  return {
    loaders,
    pinsOf: (loader) => pins[Number(isDevelopment(loader))] ?? '',
    allPins: integrityMap(pinned),
  };
}

/**
 * Describes files as they were before the release's hash and the integrity of chunks were written into them. The hash
 * is computed from these descriptions.
 * @param release the hash; undefined for files that still contain the tokens
 */
export async function describeOriginals(
  folder: string,
  paths: readonly string[],
  release: string | undefined,
  developmentFolder?: string,
): Promise<ReleaseFile[]> {
  if (release === undefined) return describeFiles(folder, paths);
  const { loaders, pinsOf, allPins } = await readIntegrity(folder, paths, developmentFolder);
  return Promise.all(
    paths.map(async (path) => {
      const finalized = await readFile(join(folder, path));
      if (!loaders.has(path)) return describeFile(path, replaceInBytes(finalized, release, RELEASE_TOKEN));
      const unpinned = replaceInBytes(
        replaceInBytes(finalized, pinsOf(path), INTEGRITY_TOKEN),
        allPins,
        INTEGRITY_TOKEN,
      );
      return describeFile(path, replaceInBytes(unpinned, release, RELEASE_TOKEN));
    }),
  );
}
