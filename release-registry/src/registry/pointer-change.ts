import type { CompositionPointer } from '@airdex/shared-contracts/composition';
import { pointerOfFilled } from './pointer-of-filled.ts';

/** What users get after an operation. */
export interface PointerChange {
  readonly revision: number;
  /** False: it was so before, and nothing was written. */
  readonly changed: boolean;
  /** The composition that users get. */
  readonly current: string;
  /** The canary that runs now; null: none. */
  readonly canary: { readonly composition: string; readonly percent: number } | null;
}

export function changeOf(outcome: {
  readonly pointer: CompositionPointer | undefined;
  readonly moved: boolean;
}): PointerChange {
  const { revision, current, canary } = pointerOfFilled(outcome.pointer);
  return {
    revision,
    changed: outcome.moved,
    current,
    canary: canary === undefined ? null : { composition: canary.composition, percent: canary.percent },
  };
}
