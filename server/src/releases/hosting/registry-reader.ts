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
import type { ServedComposition } from './served-composition.ts';

/** What one browser gets. */
export interface Served extends ServedComposition {
  /** Of the pointer that said so. */
  readonly pointerRevision: number;
}

export interface RegistryReader {
  /**
   * What a browser gets now, or undefined while nothing is published, or nothing of it can be read. Follows the pointer
   * without a restart.
   */
  forBrowser(choice: BrowserChoice): Promise<Served | undefined>;
}

/**
 * Reads the registry in `registryFolder`. A request costs one `stat` of the pointer; the documents behind it never
 * change and are read once. While a moved pointer or its composition can't be read, users keep what they had; a server
 * that was just started goes by the history, and gives them the newest composition before that can be read. While a
 * canary can't be, its users have what all others have.
 * @param onProblem is told of each problem once, until the pointer moves
 * @param now milliseconds
 */
export function createRegistryReader(
  registryFolder: string,
  onProblem: (error: unknown) => void,
  now: () => number = Date.now,
): RegistryReader {
  const file = pointerFile(registryFolder);
  const compositions = createCompositionStore(registryFolder, onProblem, now);
  /** State of the pointer's file that `pointer` is of. */
  let followed: string | undefined;
  let pointer: CompositionPointer | undefined;
  /** State of the file that was tried in vain, and when that is worth another try. */
  let tried: string | undefined;
  let retryAt = 0;
  let following: Promise<void> | undefined;

  /** The pointer is replaced by renaming: another file, even within one tick of the clock. Null: there is none. */
  async function stateOfFile(): Promise<string | null> {
    const found = await undefinedWhenMissing(stat(file));
    return found === undefined ? null : `${found.mtimeMs} ${found.ino} ${found.size}`;
  }

  async function follow(state: string): Promise<void> {
    const isFirstTry = tried !== state;
    if (isFirstTry) compositions.startAnew();
    tried = state;
    retryAt = now() + RETRY_MS;
    try {
      const next = await readPointer(registryFolder);
      if (next === undefined) throw new Error(`${file} no longer exists`);
      const isServable = (await compositions.load(next.current, true)) !== undefined;
      // What users have is better than what came before it; to who has nothing yet that is all there is.
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

  /** Makes `pointer` what it is on the disk, if that can be read. */
  async function look(): Promise<void> {
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
      await look();
      if (pointer === undefined) return undefined;
      const { revision: pointerRevision, current, canary, previous } = pointer;
      const load = (id: string) => compositions.load(id, id === current || id === canary?.composition);
      const wanted = await compositionsForBrowser(
        pointer,
        choice,
        async (id) => (await load(id))?.composition,
      );
      for (const id of [...wanted, ...previous]) {
        const served = await load(id);
        if (served !== undefined) return { ...served, pointerRevision };
      }
      return undefined;
    },
  };
}
