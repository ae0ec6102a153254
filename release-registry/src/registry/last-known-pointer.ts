import type { CompositionPointer } from '@airdex/shared-contracts/composition';
import { currentAfter } from './change.ts';
import { readHistory } from './history.ts';

/**
 * Restores the last pointer from the history, for a registry whose pointer cannot be read. The result has no canary,
 * and only the newest previous compositions. Undefined if the history is empty.
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
