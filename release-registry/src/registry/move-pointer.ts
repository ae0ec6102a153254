import { POINTER_HISTORY_MAX } from '@airdex/shared-contracts/composition';
import type { CompositionPointer } from '@airdex/shared-contracts/composition';
import { RegistryError } from '../registry-error.ts';
import { readPointer } from './read-registry.ts';
import { pointerFile } from './registry-layout.ts';
import { writeJsonAtomically } from './write-atomically.ts';

/** The pointer after composition `current` became what users get. Ends a canary, whose base is gone. */
export function nextPointer(
  before: CompositionPointer | undefined,
  current: string,
  updatedAt: string,
): CompositionPointer {
  const history = before === undefined ? [] : [before.current, ...before.previous];
  return {
    schemaVersion: 1,
    revision: (before?.revision ?? 0) + 1,
    current,
    previous: history.filter((id) => id !== current).slice(0, POINTER_HISTORY_MAX),
    updatedAt,
  };
}

/**
 * Compare and swap: writes `next` only if the pointer still is at the revision that `next` was made from.
 * Call it with the publishing lock held.
 */
export async function swapPointer(registry: string, next: CompositionPointer): Promise<void> {
  const found = (await readPointer(registry))?.revision ?? 0;
  if (found !== next.revision - 1) {
    throw new RegistryError(
      'pointer-moved',
      `The pointer moved to revision ${found} while revision ${next.revision} was made`,
      {
        hint: 'Publish again.',
      },
    );
  }
  await writeJsonAtomically(pointerFile(registry), next);
}
