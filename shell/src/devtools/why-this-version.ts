import { COMPOSITION_ELEMENT_ID, isAvoidedRelease } from '@airdex/shared-contracts/composition';
import type { CompositionPointer } from '@airdex/shared-contracts/composition';
import type { PageComposition } from '../remotes/index.ts';

/** Why a page runs its composition. */
export type Why =
  | { readonly kind: 'unreadable' | 'remembered' | 'unknown' }
  | { readonly kind: 'current'; readonly revision: number }
  | { readonly kind: 'canary'; readonly percent: number }
  | { readonly kind: 'movedAway'; readonly avoided: string }
  | { readonly kind: 'pinned'; readonly current: string };

/** The server had no composition, so the page uses the last one that worked in this browser, from storage. */
function isFromMemory(): boolean {
  return document.getElementById(COMPOSITION_ELEMENT_ID)?.dataset['remembered'] !== undefined;
}

/**
 * @param pointer current pointer of the registry, null if it is not available
 * @param avoided compositions and releases that this browser moved away from
 */
export function whyThisVersion(
  composition: PageComposition,
  pointer: CompositionPointer | null,
  avoided: readonly string[],
): Why {
  if (!composition.ok) return { kind: 'unreadable' };
  if (composition.isRemembered === true || isFromMemory()) return { kind: 'remembered' };
  if (pointer === null) return { kind: 'unknown' };
  const { current, canary, revision } = pointer;
  const left = [current, ...(canary === undefined ? [] : [canary.composition])].find((id) =>
    avoided.includes(id),
  );
  if (left !== undefined && left !== composition.id) return { kind: 'movedAway', avoided: left };
  if (composition.id === current) return { kind: 'current', revision };
  if (composition.id === canary?.composition) return { kind: 'canary', percent: canary.percent };
  // If the current composition contains it, the next load gets no other composition.
  const failed = avoided.find(isAvoidedRelease);
  return failed === undefined ? { kind: 'pinned', current } : { kind: 'movedAway', avoided: failed };
}
