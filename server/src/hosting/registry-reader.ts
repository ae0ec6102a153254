import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { compositionPointerSchema, readJsonDocument } from '@airdex/shared-contracts/composition';
import type { CompositionPointer } from '@airdex/shared-contracts/composition';
import { isMissingFile } from './is-missing-file.ts';
import { readServedComposition } from './served-composition.ts';
import type { ServedComposition } from './served-composition.ts';

export interface RegistryReader {
  /** What users get now, or undefined while nothing is published. Follows the pointer without a restart. */
  current(): Promise<ServedComposition | undefined>;
}

/**
 * Reads the registry in `registryFolder`. A request costs one `stat` of the pointer; the documents behind it never
 * change and are read once. While a moved pointer can't be read, users keep what they had, and `onProblem` is told.
 */
export function createRegistryReader(
  registryFolder: string,
  onProblem: (error: unknown) => void,
): RegistryReader {
  const pointerFile = join(registryFolder, 'pointer.json');
  let seen: string | undefined;
  let served: ServedComposition | undefined;
  let reading: Promise<ServedComposition | undefined> | undefined;

  async function readPointer(): Promise<CompositionPointer> {
    const result = readJsonDocument(compositionPointerSchema, await readFile(pointerFile, 'utf8'));
    if (!result.ok) throw new Error(`${pointerFile} is damaged: ${result.problems.join('; ')}`);
    return result.value;
  }

  async function follow(state: string): Promise<ServedComposition | undefined> {
    try {
      const { current } = await readPointer();
      if (served?.composition.id !== current) served = await readServedComposition(registryFolder, current);
      seen = state;
    } catch (error) {
      onProblem(error);
    }
    return served;
  }

  return {
    async current() {
      let state: string;
      try {
        // The pointer is replaced by renaming: another file, even within one tick of the clock.
        const { mtimeMs, ino, size } = await stat(pointerFile);
        state = `${mtimeMs} ${ino} ${size}`;
      } catch (error) {
        if (!isMissingFile(error)) onProblem(error);
        return served;
      }
      if (state === seen) return served;
      reading ??= follow(state).finally(() => (reading = undefined));
      return reading;
    },
  };
}
