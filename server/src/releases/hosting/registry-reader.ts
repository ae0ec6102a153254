import { stat } from 'node:fs/promises';
import type { CompositionPointer } from '@airdex/shared-contracts/composition';
import {
  compositionsForBrowser,
  lastKnownPointer,
  pointerFile,
  readPointer,
  undefinedWhenMissing,
} from '@airdex/release-registry';
import type { BrowserChoice } from '@airdex/release-registry';
import { createCompositionStore, RETRY_MS } from './composition-store.ts';
import type { ReleasePlaces, ServedComposition } from './served-composition.ts';

/** What one browser gets. */
export interface Served extends ServedComposition {
  /** Of the pointer that names it. */
  readonly pointerRevision: number;
}

export interface RegistryReader {
  /**
   * What a browser currently gets, or undefined while nothing is published or readable. Follows the pointer
   * without a restart.
   */
  forBrowser(choice: BrowserChoice): Promise<Served | undefined>;
}

/**
 * Reads a registry. A request costs one `stat` of the pointer; the documents behind it
 * never change and are read once. While a moved pointer or its composition is unreadable, users keep the
 * previous one; a newly started server uses the history, and serves the newest readable composition. While a
 * canary is unreadable, its users get the normal composition.
 * @param onProblem called with each problem once, until the pointer moves
 * @param now milliseconds
 */
export function createRegistryReader(
  places: ReleasePlaces,
  onProblem: (error: unknown) => void,
  now: () => number = Date.now,
): RegistryReader {
  const { registryFolder } = places;
  const file = pointerFile(registryFolder);
  const compositions = createCompositionStore(places, onProblem, now);
  /** State of the pointer's file from which `pointer` was read. */
  let followed: string | undefined;
  let pointer: CompositionPointer | undefined;
  /** State of the file that failed to load, and when to retry. */
  let tried: string | undefined;
  let retryAt = 0;
  let following: Promise<void> | undefined;

  /** The pointer is replaced by renaming: another file, even within one clock tick. Null: there is none. */
  async function stateOfFile(): Promise<string | null> {
    const found = await undefinedWhenMissing(stat(file));
    return found === undefined ? null : `${found.mtimeMs} ${found.ino} ${found.size}`;
  }

  async function follow(state: string): Promise<void> {
    const isFirstTry = tried !== state;
    if (isFirstTry) compositions.reset();
    tried = state;
    retryAt = now() + RETRY_MS;
    try {
      const next = await readPointer(registryFolder);
      if (next === undefined) throw new Error(`${file} no longer exists`);
      const isServable = (await compositions.load(next.current, true)) !== undefined;
      // The current composition is better than an earlier one; without one, any is acceptable.
      if (!isServable && pointer !== undefined) return;
      pointer = next;
      followed = state;
    } catch (error) {
      const known = pointer ?? (await lastKnownPointer(registryFolder).catch(() => undefined));
      // Nothing was ever published.
      if (known === undefined && state === 'none') return;
      pointer = known;
      if (isFirstTry) onProblem(error);
    }
  }

  /** Sets `pointer` to its state on the disk, if it is readable. */
  async function refresh(): Promise<void> {
    const state = await stateOfFile().then(
      (found) => found ?? 'none',
      () => 'unreadable',
    );
    if (state === followed) return;
    if (following === undefined && state === tried && now() < retryAt) return;
    following ??= follow(state).finally(() => (following = undefined));
    await following;
  }

  return {
    async forBrowser(choice) {
      await refresh();
      if (pointer === undefined) return undefined;
      const { revision: pointerRevision, current, canary, previous } = pointer;
      const load = (id: string) => compositions.load(id, id === current || id === canary?.composition);
      const candidates = await compositionsForBrowser(
        pointer,
        choice,
        async (id) => (await load(id))?.composition,
      );
      for (const id of [...candidates, ...previous]) {
        const served = await load(id);
        if (served !== undefined) return { ...served, pointerRevision };
      }
      return undefined;
    },
  };
}
