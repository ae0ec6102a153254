import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { ReleaseFile } from '@airdex/shared-contracts/composition';
import { hasIntegrityToken, INTEGRITY_TOKEN, integrityMap } from './chunk-integrity.ts';
import { integrityOf } from './content-hash.ts';
import { RELEASE_TOKEN } from './release-token.ts';

/** Endings of the copies of a file that are made for transport; derived, so no part of a release's content. */
export const COMPRESSED_ENDINGS = ['.br', '.gz'] as const;

/** Paths of the files under `folder`, with forward slashes, sorted; without compressed copies. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !COMPRESSED_ENDINGS.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** Bytes with every occurrence of `from` replaced by `to`. */
export function replaceInBytes(bytes: Buffer, from: string, to: string): Buffer {
  if (!bytes.includes(from)) return bytes;
  return Buffer.from(bytes.toString('latin1').replaceAll(from, to), 'latin1');
}

function describeFile(path: string, bytes: Buffer): ReleaseFile {
  return { path, bytes: bytes.length, integrity: integrityOf(bytes) };
}

/** Describes files as they are. Paths are relative to `folder`. */
export async function describeFiles(folder: string, paths: readonly string[]): Promise<ReleaseFile[]> {
  return Promise.all(paths.map(async (path) => describeFile(path, await readFile(join(folder, path)))));
}

/** The files of a release that load others, and what they have to hold them to. */
export interface ReleaseIntegrity {
  readonly loaders: ReadonlySet<string>;
  /** The pins in a loader: of the files of the same build. */
  readonly pinsOf: (loader: string) => string;
  /** The pins of all builds, which every loader of an older release has. */
  readonly allPins: string;
}

/**
 * Reads what a release's loaders have to hold. `developmentFolder` is the folder of a second build, with a slash at its end: neither
 * of the builds loads files of the other.
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
 * Describes files as they were before the release's hash, and the pins of its chunks, were written into them: what that
 * hash is taken from. `release` is the hash, or undefined for files that still carry the tokens.
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
