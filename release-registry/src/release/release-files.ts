import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { ReleaseFile } from '@airdex/shared-contracts/composition';
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

/** Bytes with every occurrence of `from` replaced by `to`, which is as long: no other byte moves. */
export function replaceInBytes(bytes: Buffer, from: string, to: string): Buffer {
  if (!bytes.includes(from)) return bytes;
  return Buffer.from(bytes.toString('latin1').replaceAll(from, to), 'latin1');
}

/** Describes files as they are. Paths are relative to `folder`. */
export async function describeFiles(folder: string, paths: readonly string[]): Promise<ReleaseFile[]> {
  return Promise.all(
    paths.map(async (path) => {
      const bytes = await readFile(join(folder, path));
      return { path, bytes: bytes.length, integrity: integrityOf(bytes) };
    }),
  );
}

/**
 * Describes files as they were before the release's hash was written into them: what that hash is taken from.
 * `release` is the hash, or undefined for files that still carry the token.
 */
export async function describeUnsealed(
  folder: string,
  paths: readonly string[],
  release: string | undefined,
): Promise<ReleaseFile[]> {
  return Promise.all(
    paths.map(async (path) => {
      const sealed = await readFile(join(folder, path));
      const bytes = release === undefined ? sealed : replaceInBytes(sealed, release, RELEASE_TOKEN);
      return { path, bytes: bytes.length, integrity: integrityOf(bytes) };
    }),
  );
}
