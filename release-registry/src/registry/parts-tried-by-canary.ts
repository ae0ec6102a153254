import { partsTried } from './parts-tried.ts';
import { readPointedAt, readPointer } from './read-registry.ts';

/** What the running canary tries: `shell` and names of remotes that differ from the current ones. Undefined: none runs. */
export async function partsTriedByCanary(registry: string): Promise<
  | {
      readonly composition: string;
      readonly names: readonly string[];
      /** Of the pointer that said so. */
      readonly revision: number;
    }
  | undefined
> {
  const pointer = await readPointer(registry);
  if (pointer?.canary === undefined) return undefined;
  const current = await readPointedAt(registry, pointer.current);
  const canary = await readPointedAt(registry, pointer.canary.composition);
  const names = partsTried(canary, current).map(({ name }) => name);
  return { composition: pointer.canary.composition, names, revision: pointer.revision };
}
