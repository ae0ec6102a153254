import { changedParts } from './changed-parts.ts';
import type { PartChange } from './changed-parts.ts';
import type { PointerOutcome } from './move-pointer.ts';
import { requirePointer } from './require-pointer.ts';
import { readUndamaged } from './read-registry.ts';

/** Result of an operation. */
export interface PointerChange {
  readonly revision: number;
  /** False: nothing had to change, and nothing was written. */
  readonly changed: boolean;
  /** Id of the composition that users get. */
  readonly current: string;
  /**
   * The shell and remotes whose current release changed; changes of canaries are not included. Empty if a composition
   * is damaged.
   */
  readonly parts: readonly PartChange[];
  /** The running canary; null: none. */
  readonly canary: { readonly composition: string; readonly percent: number } | null;
}

/** The parts whose release changed; empty if a composition cannot be read. */
async function partsOfOutcome(registry: string, was: string, is: string): Promise<PartChange[]> {
  if (was === is) return [];
  const [before, after] = [await readUndamaged(registry, was), await readUndamaged(registry, is)];
  return before === undefined || after === undefined ? [] : changedParts(before, after);
}

/** Describes a move of the pointer, or that none was needed. */
export async function changeOf(registry: string, outcome: PointerOutcome): Promise<PointerChange> {
  const { revision, current, canary } = requirePointer(outcome.pointer);
  return {
    revision,
    changed: outcome.moved,
    current,
    parts: await partsOfOutcome(registry, outcome.before?.current ?? current, current),
    canary: canary === undefined ? null : { composition: canary.composition, percent: canary.percent },
  };
}
