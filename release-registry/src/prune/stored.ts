import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Composition } from '@airdex/shared-contracts/composition';
import { readComposition } from '../registry/read-registry.ts';
import { compositionsFolder, releaseFolder } from '../registry/registry-layout.ts';
import type { ReleaseKind } from '../registry/registry-layout.ts';
import { undefinedWhenMissing } from '../release/system-error.ts';
import type { Prunable } from './pruning-plan.ts';

const HASH = /^[0-9a-f]{16}$/;

/** A release in the registry's folder. */
export interface StoredRelease extends Prunable {
  readonly folder: string;
}

async function namesIn(folder: string): Promise<string[]> {
  return (await undefinedWhenMissing(readdir(folder))) ?? [];
}

/** All compositions of the registry. @throws RegistryError if one cannot be read, because its releases are unknown */
export async function storedCompositions(registry: string): Promise<Composition[]> {
  const ids = (await namesIn(compositionsFolder(registry)))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .filter((id) => HASH.test(id));
  const found = await Promise.all(ids.map((id) => readComposition(registry, id)));
  return found.filter((composition) => composition !== undefined);
}

async function releasesOf(registry: string, name: string, of: ReleaseKind, folder: string) {
  const hashes = (await namesIn(folder)).filter((hash) => HASH.test(hash));
  return Promise.all(
    hashes.map(async (release): Promise<StoredRelease> => {
      const place = releaseFolder(registry, of, release);
      return { name, release, folder: place, storedAt: (await stat(place)).mtimeMs };
    }),
  );
}

/** All releases of the registry. */
export async function storedReleases(registry: string): Promise<StoredRelease[]> {
  const remotes = await namesIn(join(registry, 'remotes'));
  const found = await Promise.all([
    releasesOf(registry, 'shell', { kind: 'shell' }, join(registry, 'shell')),
    ...remotes.map((name) =>
      releasesOf(registry, name, { kind: 'remote', name }, join(registry, 'remotes', name)),
    ),
  ]);
  return found.flat();
}

/** Total size of all files below a folder, in bytes. */
export async function bytesOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => (await stat(join(entry.parentPath, entry.name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
