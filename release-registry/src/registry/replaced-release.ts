import type { CompositionPointer } from '@airdex/shared-contracts/composition';
import { readHistory } from './history.ts';
import { readUndamaged } from './read-registry.ts';

/**
 * The release that users had before `now` was published, from the history. The pointer forgets it after many
 * publications of other teams. Undefined if there was none, or if the history or its compositions no longer show it.
 */
export async function replacedRelease(
  registry: string,
  { revision }: CompositionPointer,
  now: { readonly name: string; readonly release: string },
): Promise<string | undefined> {
  for (const { action, from, releases } of await readHistory(registry, revision)) {
    // A rollback to `now` left an abandoned release, to which nothing should return.
    if (action !== 'publish' && action !== 'canary') continue;
    if (from === undefined || releases?.includes(`${now.name} ${now.release}`) !== true) continue;
    const composition = await readUndamaged(registry, from);
    if (composition === undefined) continue;
    const before = composition.remotes.find(({ name }) => name === now.name)?.release;
    // Teams may publish a release again while users have it. The earlier entry shows what it replaced.
    if (before !== now.release) return before;
  }
  return undefined;
}
