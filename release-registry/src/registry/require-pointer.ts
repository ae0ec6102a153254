import type { CompositionPointer } from '@airdex/shared-contracts/composition';
import { RegistryError } from '../registry-error.ts';

/** The registry's pointer, of which there has to be one. */
export function requirePointer(before: CompositionPointer | undefined): CompositionPointer {
  if (before !== undefined) return before;
  throw new RegistryError('registry-empty', 'Nothing is published in this registry yet', {
    hint: 'Check that this is the right registry. If it is, publish a shell and remotes first with `mfe publish`.',
  });
}
