import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readComposition, releaseFolder, undefinedWhenMissing } from '@airdex/release-registry';
import type { Composition } from '@airdex/shared-contracts/composition';

/** A composition with its shell's HTML template. Immutable, like both. */
export interface ServedComposition {
  readonly composition: Composition;
  readonly template: string;
}

/**
 * Reads composition `id` from the registry; undefined if it, or its shell, does not exist.
 * @throws RegistryError `registry-damaged`, or the system's error
 */
export async function readServedComposition(
  registryFolder: string,
  id: string,
): Promise<ServedComposition | undefined> {
  const composition = await readComposition(registryFolder, id);
  if (composition === undefined) return undefined;
  const { release, document } = composition.shell;
  const folder = releaseFolder(registryFolder, { kind: 'shell' }, release);
  const template = await undefinedWhenMissing(readFile(join(folder, document), 'utf8'));
  return template === undefined ? undefined : { composition, template };
}
