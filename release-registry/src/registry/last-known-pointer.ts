import type { CompositionPointer } from '@airdex/shared-contracts/composition';
import { currentAfter } from './change.ts';
import { readHistory } from './history.ts';

/**
 * What the pointer said last, by the history: for a registry whose pointer can't be read. Without its canary, and with
 * only the newest compositions to go back to. Undefined when the history knows nothing.
 */
export async function lastKnownPointer(registry: string): Promise<CompositionPointer | undefined> {
  const [entry] = await readHistory(registry, Number.MAX_SAFE_INTEGER, 1);
  if (entry === undefined) return undefined;
  return {
    schemaVersion: 1,
    revision: entry.revision,
    current: currentAfter(entry),
    previous: entry.offered ?? [],
    updatedAt: entry.at,
  };
}
