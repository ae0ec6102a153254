import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  readComposition,
  releaseFolder,
  undefinedWhenMissing,
  withAssetsUrl,
} from '@airdex/release-registry';
import type { Composition } from '@airdex/shared-contracts/composition';

/** A composition with its shell's HTML template. Immutable, like both. */
export interface ServedComposition {
  readonly composition: Composition;
  readonly template: string;
}

/** Where browsers find the releases, and where this server does. */
export interface ReleasePlaces {
  readonly registryFolder: string;
  /** Address that browsers load code from, without a slash at its end; null: this server. */
  readonly assetsUrl: string | null;
}

/**
 * Reads composition `id` from the registry; undefined if it, or its shell, does not exist.
 * @throws RegistryError `registry-damaged`, or the system's error
 */
export async function readServedComposition(
  { registryFolder, assetsUrl }: ReleasePlaces,
  id: string,
): Promise<ServedComposition | undefined> {
  const composition = await readComposition(registryFolder, id);
  if (composition === undefined) return undefined;
  const { release, document } = composition.shell;
  const folder = releaseFolder(registryFolder, { kind: 'shell' }, release);
  const template = await undefinedWhenMissing(readFile(join(folder, document), 'utf8'));
  if (template === undefined) return undefined;
  return {
    composition: assetsUrl === null ? composition : withAssetsUrl(composition, assetsUrl),
    template,
  };
}
