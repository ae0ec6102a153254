import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compositionSchema, readJsonDocument } from '@airdex/shared-contracts/composition';
import type { Composition } from '@airdex/shared-contracts/composition';

/** A composition with its shell's HTML template. Immutable, like both. */
export interface ServedComposition {
  readonly composition: Composition;
  readonly template: string;
}

/**
 * Reads composition `id` from the registry.
 * @throws Error that names the file that is missing or not valid.
 */
export async function readServedComposition(registryFolder: string, id: string): Promise<ServedComposition> {
  const file = join(registryFolder, 'compositions', `${id}.json`);
  const reading = readJsonDocument(compositionSchema, await readFile(file, 'utf8'));
  if (!reading.ok) throw new Error(`${file} is damaged: ${reading.problems.join('; ')}`);
  const { release, document } = reading.value.shell;
  const template = await readFile(join(registryFolder, 'shell', release, document), 'utf8');
  return { composition: reading.value, template };
}
