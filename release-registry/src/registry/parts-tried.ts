import type { CompositionContent } from '@airdex/shared-contracts/composition';
import { partsOf } from './stored-parts.ts';
import type { Part } from './stored-parts.ts';

/** The parts that a canary tries: their releases differ from the current ones. */
export function partsTried(canary: CompositionContent, current: CompositionContent): Part[] {
  const currentReleases = new Map(partsOf(current).map(({ name, composed }) => [name, composed.release]));
  return partsOf(canary).filter(({ name, composed }) => currentReleases.get(name) !== composed.release);
}
