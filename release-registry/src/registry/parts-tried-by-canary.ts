import { changedParts } from './changed-parts.ts';
import { readPointedAt, readPointer } from './read-registry.ts';

/**
 * Names of the parts that the running canary tries: its release is not the current one, or it lacks the remote.
 * Undefined: no canary is running.
 */
export async function partsTriedByCanary(registry: string): Promise<
  | {
      readonly composition: string;
      /** The composition that the canary began with; undefined if it still has that one. */
      readonly drawnBy: string | undefined;
      readonly names: readonly string[];
      /** Revision of the pointer that names the canary. */
      readonly revision: number;
    }
  | undefined
> {
  const pointer = await readPointer(registry);
  if (pointer?.canary === undefined) return undefined;
  const current = await readPointedAt(registry, pointer.current);
  const canary = await readPointedAt(registry, pointer.canary.composition);
  const names = changedParts(current, canary).map(({ name }) => name);
  const { composition, drawnBy } = pointer.canary;
  return { composition, drawnBy, names, revision: pointer.revision };
}
