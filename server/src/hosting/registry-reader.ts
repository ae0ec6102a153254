import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { compositionPointerSchema, readJsonDocument } from '@airdex/shared-contracts/composition';
import type { CompositionPointer } from '@airdex/shared-contracts/composition';
import { compositionsForBrowser } from '@airdex/release-registry';
import type { BrowserChoice } from '@airdex/release-registry';
import { LRUCache } from 'lru-cache';
import { isMissingFile } from './is-missing-file.ts';
import { readServedComposition } from './served-composition.ts';
import type { ServedComposition } from './served-composition.ts';

/** Compositions that are kept in memory: the current one, a canary, and what some browsers fell back to. */
const KEPT = 12;

/** What one browser gets. */
export interface Served extends ServedComposition {
  /** Of the pointer that said so. */
  readonly pointerRevision: number;
}

export interface RegistryReader {
  /** What a browser gets now, or undefined while nothing is published. Follows the pointer without a restart. */
  forBrowser(choice: BrowserChoice): Promise<Served | undefined>;
}

/**
 * Reads the registry in `registryFolder`. A request costs one `stat` of the pointer; the documents behind it never
 * change and are read once. While a moved pointer or its composition can't be read, users keep what they had, and while
 * a canary can't be, its users have what all others have; `onProblem` is told.
 */
export function createRegistryReader(
  registryFolder: string,
  onProblem: (error: unknown) => void,
): RegistryReader {
  const pointerFile = join(registryFolder, 'pointer.json');
  const kept = new LRUCache<string, ServedComposition>({ max: KEPT });
  /** Under this pointer, what could not be read: it is told of once, not with every request. */
  let unreadable = new Set<string>();
  let seen: string | undefined;
  let pointer: CompositionPointer | undefined;
  let current: ServedComposition | undefined;
  let following: Promise<void> | undefined;

  async function load(id: string): Promise<ServedComposition> {
    const found = kept.get(id) ?? (await readServedComposition(registryFolder, id));
    kept.set(id, found);
    return found;
  }

  async function readPointer(): Promise<CompositionPointer> {
    const result = readJsonDocument(compositionPointerSchema, await readFile(pointerFile, 'utf8'));
    if (!result.ok) throw new Error(`${pointerFile} is damaged: ${result.problems.join('; ')}`);
    return result.value;
  }

  async function follow(state: string): Promise<void> {
    try {
      const next = await readPointer();
      current = await load(next.current);
      pointer = next;
      unreadable = new Set();
      seen = state;
    } catch (error) {
      onProblem(error);
    }
  }

  /** Makes `pointer` and `current` what they are on the disk, if that can be read. */
  async function look(): Promise<void> {
    let state: string;
    try {
      // The pointer is replaced by renaming: another file, even within one tick of the clock.
      const { mtimeMs, ino, size } = await stat(pointerFile);
      state = `${mtimeMs} ${ino} ${size}`;
    } catch (error) {
      if (!isMissingFile(error)) onProblem(error);
      return;
    }
    if (state === seen) return;
    following ??= follow(state).finally(() => (following = undefined));
    await following;
  }

  /** A composition other than the current one; undefined when it can't be had. */
  async function loadOther(id: string, isExpected: boolean): Promise<ServedComposition | undefined> {
    if (unreadable.has(id)) return undefined;
    try {
      return await load(id);
    } catch (error) {
      unreadable.add(id);
      // What was current before may have been pruned.
      if (isExpected || !isMissingFile(error)) onProblem(error);
      return undefined;
    }
  }

  return {
    async forBrowser(choice) {
      await look();
      if (pointer === undefined || current === undefined) return undefined;
      const { revision: pointerRevision, canary } = pointer;
      for (const id of compositionsForBrowser(pointer, choice)) {
        if (id === current.composition.id) break;
        const other = await loadOther(id, id === canary?.composition);
        if (other !== undefined) return { ...other, pointerRevision };
      }
      return { ...current, pointerRevision };
    },
  };
}
