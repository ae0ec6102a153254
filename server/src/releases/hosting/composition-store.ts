import { POINTER_HISTORY_MAX } from '@airdex/shared-contracts/composition';
import { LRUCache } from 'lru-cache';
import { readServedComposition } from './served-composition.ts';
import type { ReleasePlaces, ServedComposition } from './served-composition.ts';

/** Compositions kept in memory: the current one, a canary, and the previous ones, which some browsers fall back to. */
const KEPT = POINTER_HISTORY_MAX + 2;

/** Milliseconds after which a failed read is retried: the folder may have been unavailable briefly. */
export const RETRY_MS = 5_000;

export interface CompositionStore {
  /**
   * A composition; undefined while it is unavailable.
   * @param isExpected false for one that may have been pruned, so that its absence is not a problem
   */
  load(id: string, isExpected: boolean): Promise<ServedComposition | undefined>;
  /** For a new pointer: compositions that failed under the previous one are read, and reported, again. */
  reset(): void;
}

/**
 * Reads each composition once, because they never change. An unreadable one is retried after {@link
 * RETRY_MS}.
 * @param report called with each problem, once per composition until it is reset
 * @param now milliseconds
 */
export function createCompositionStore(
  places: ReleasePlaces,
  report: (error: unknown) => void,
  now: () => number,
): CompositionStore {
  const kept = new LRUCache<string, ServedComposition>({ max: KEPT });
  const notBefore = new Map<string, number>();
  const reported = new Set<string>();

  function failed(id: string, problem: unknown): undefined {
    notBefore.set(id, now() + RETRY_MS);
    if (problem === undefined || reported.has(id)) return;
    reported.add(id);
    report(problem);
  }

  return {
    async load(id, isExpected) {
      const found = kept.get(id);
      if (found !== undefined) return found;
      if ((notBefore.get(id) ?? 0) > now()) return undefined;
      try {
        const read = await readServedComposition(places, id);
        if (read === undefined)
          return failed(
            id,
            isExpected
              ? new Error(`Composition ${id}, or its shell, is not in ${places.registryFolder}`)
              : undefined,
          );
        notBefore.delete(id);
        kept.set(id, read);
        return read;
      } catch (error) {
        return failed(id, error);
      }
    },
    reset() {
      notBefore.clear();
      reported.clear();
    },
  };
}
