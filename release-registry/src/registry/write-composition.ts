import type { CompositionContent } from '@airdex/shared-contracts/composition';
import { contentHash } from '../release/content-hash.ts';
import { readUndamaged } from './read-registry.ts';
import { compositionFile } from './registry-layout.ts';
import { writeJsonAtomically } from './write-atomically.ts';

/** Id of a composition: the hash of its content. */
export function compositionId({ schemaVersion, shell, remotes }: CompositionContent): string {
  return contentHash({ schemaVersion, shell, remotes });
}

/** Stores a composition unless an undamaged copy exists, and returns its id. Call it with the publishing lock. */
export async function writeComposition(registry: string, content: CompositionContent): Promise<string> {
  const id = compositionId(content);
  if ((await readUndamaged(registry, id)) === undefined) {
    const { schemaVersion, shell, remotes } = content;
    const createdAt = new Date().toISOString();
    await writeJsonAtomically(compositionFile(registry, id), {
      schemaVersion,
      shell,
      remotes,
      id,
      createdAt,
    });
  }
  return id;
}
