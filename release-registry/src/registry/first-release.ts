import type { CompositionPointer } from '@airdex/shared-contracts/composition';
import type { EarlierComposition } from './earlier-releases.ts';
import { readHistory } from './history.ts';

/** Whether the history, which is complete, names no other release of a remote before this one. */
async function isFirstInHistory(
  registry: string,
  { revision }: CompositionPointer,
  { name, release }: { readonly name: string; readonly release: string },
): Promise<boolean> {
  const history = await readHistory(registry, revision);
  // Without its beginning it says nothing of what was first.
  if (history.at(-1)?.from !== undefined) return false;
  const first = history.findLast(({ releases = [] }) => releases.some((it) => it.startsWith(`${name} `)));
  return first?.releases?.includes(`${name} ${release}`) === true;
}

/**
 * Whether the current release of a remote is its first. The earlier compositions show it; if they do not reach back far
 * enough, the history does.
 * @param earlier compositions before the current one, newest first, none with a release to go back to
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
