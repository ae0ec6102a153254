import type { CompositionPointer } from '@airdex/shared-contracts/composition';
import { RegistryError } from '../registry-error.ts';
import { lastKnownPointer } from './last-known-pointer.ts';
import { DAMAGED_HINT, readPointer } from './read-registry.ts';
import { pointerFile } from './registry-layout.ts';

/**
 * Reads the pointer for a change of it; undefined if nothing has been published.
 * @throws RegistryError `registry-damaged`, also if the pointer is missing but the history has several changes. A new
 * pointer would hide them.
 */
export async function readPointerToMove(registry: string): Promise<CompositionPointer | undefined> {
  const pointer = await readPointer(registry);
  if (pointer !== undefined) return pointer;
  const known = await lastKnownPointer(registry);
  // With only one change, the first publication may have failed before it wrote the pointer. It can be repeated.
  if (known === undefined || known.revision === 1) return undefined;
  throw new RegistryError(
    'registry-damaged',
    `${pointerFile(registry)} is missing, although the history has revision ${known.revision}`,
    { hint: DAMAGED_HINT },
  );
}
