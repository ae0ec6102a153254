import { LRUCache } from 'lru-cache';
import { readServedComposition } from './served-composition.ts';
import type { ServedComposition } from './served-composition.ts';

/** Compositions that are kept in memory: the current one, a canary, and what some browsers fell back to. */
const KEPT = 12;

/** Milliseconds after which what could not be read is tried again: the fault may have been the folder's, for a moment. */
export const RETRY_MS = 5_000;

export interface CompositionStore {
  /**
   * A composition; undefined while it can't be had.
   * @param isExpected false for one that may have been pruned: that it is not there is no problem then
   */
  load(id: string, isExpected: boolean): Promise<ServedComposition | undefined>;
  /** Another pointer was found: what could not be read under the one before is tried, and told of, again. */
  startAnew(): void;
}

/**
 * Reads each composition once, for they never change. One that can't be read is tried again after {@link RETRY_MS}.
 * @param tell is told of what is wrong, once for each composition until it starts anew
 * @param now milliseconds
 */
export function createCompositionStore(
  registryFolder: string,
  tell: (error: unknown) => void,
  now: () => number,
): CompositionStore {
  const kept = new LRUCache<string, ServedComposition>({ max: KEPT });
  const notBefore = new Map<string, number>();
  const told = new Set<string>();

  function failed(id: string, problem: unknown): undefined {
    notBefore.set(id, now() + RETRY_MS);
    if (problem === undefined || told.has(id)) return;
    told.add(id);
    tell(problem);
  }

  return {
    async load(id, isExpected) {
      const found = kept.get(id);
      if (found !== undefined) return found;
      if ((notBefore.get(id) ?? 0) > now()) return undefined;
      try {
        const read = await readServedComposition(registryFolder, id);
        if (read === undefined)
          return failed(
            id,
            isExpected
              ? new Error(`Composition ${id}, or its shell, is not in ${registryFolder}`)
              : undefined,
          );
        notBefore.delete(id);
        kept.set(id, read);
        return read;
      } catch (error) {
        return failed(id, error);
      }
    },
    startAnew() {
      notBefore.clear();
      told.clear();
    },
  };
}
