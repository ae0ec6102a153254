import type { CompositionPointer } from '@airdex/shared-contracts/composition';
import type { EarlierComposition } from './earlier-releases.ts';
import { readHistory } from './history.ts';

/** Whether the history shows that a release of a remote is its first; false if the history is truncated. */
async function isFirstInHistory(
  registry: string,
  { revision }: CompositionPointer,
  { name, release }: { readonly name: string; readonly release: string },
): Promise<boolean> {
  const history = await readHistory(registry, revision);
  // A truncated history cannot show which release was first.
  if (history.at(-1)?.from !== undefined) return false;
  const removed = history.findIndex(({ takenOut }) => takenOut === name);
  const sinceAdded = removed < 0 ? history : history.slice(0, removed);
  const promoted = sinceAdded.findIndex(({ action }) => action === 'promote');
  const published = sinceAdded.flatMap(({ action, releases = [] }, index) => {
    // Without a later promotion, only some users got what was published to a canary.
    const wasLive = action === 'publish' || (action === 'canary' && promoted >= 0 && promoted < index);
    return wasLive ? releases.filter((it) => it.startsWith(`${name} `)) : [];
  });
  const title = `${name} ${release}`;
  const newest = published.indexOf(title);
  // Published again after another release, it is not the first one any more.
  return newest >= 0 && published.slice(newest).every((it) => it === title);
}

/**
 * Whether the current release of a remote is its first. Reads the history only if the earlier compositions do not show
 * it.
 * @param earlier compositions before the current one, newest first, without an earlier release of the remote
 */
export async function isFirstRelease(
  registry: string,
  pointer: CompositionPointer,
  now: { readonly name: string; readonly release: string },
  earlier: readonly EarlierComposition[],
): Promise<boolean> {
  const newest = earlier.findIndex(({ remote }) => remote?.release === now.release);
  const before = earlier.slice(newest + 1);
  if (before.some(({ isStored, remote }) => isStored && remote === undefined)) return true;
  return isFirstInHistory(registry, pointer, now);
}
