import type { CompositionPointer } from '@airdex/shared-contracts/composition';
import { RegistryError } from '../registry-error.ts';

/** Returns the pointer. @throws RegistryError `registry-empty` if there is none */
export function requirePointer(before: CompositionPointer | undefined): CompositionPointer {
  if (before !== undefined) return before;
  throw new RegistryError('registry-empty', 'Nothing is published in this registry yet', {
    hint: 'Check that this is the right registry. If it is, publish a shell and remotes first with `mfe publish`.',
  });
}
