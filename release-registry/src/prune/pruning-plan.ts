import type { Composition, CompositionPointer, HistoryEntry } from '@airdex/shared-contracts/composition';
import { partsOf } from '../registry/stored-parts.ts';
import { keepSince, neededCompositions } from './retention.ts';
import type { KeepOptions } from './retention.ts';

/** A stored release. `storedAt`: when it was last published, in milliseconds since the epoch. */
export interface Prunable {
  /** `shell`, or the remote's name. */
  readonly name: string;
  readonly release: string;
  readonly storedAt: number;
}

/** Content of a registry, wherever it is stored. `history`: newest first. */
interface Content<Release> {
  readonly pointer: CompositionPointer;
  readonly history: readonly HistoryEntry[];
  readonly compositions: readonly Composition[];
  readonly releases: readonly Release[];
}

/** Ids of compositions, and releases to remove. `kept`: how many stay. */
export interface PruningPlan<Release> {
  readonly compositions: readonly string[];
  readonly releases: readonly Release[];
  readonly kept: { readonly compositions: number; readonly releases: number };
}

/** Selects the compositions and releases that are no longer needed. Pure. */
export function pruningPlan<Release extends Prunable>(
  { pointer, history, compositions, releases }: Content<Release>,
  options: KeepOptions,
  now: number,
): PruningPlan<Release> {
  const needed = neededCompositions(pointer, history, compositions, options, now);
  const used = new Set(
    compositions
      .filter(({ id }) => needed.has(id))
      .flatMap((composition) => partsOf(composition))
      .map(({ name, composed }) => `${name} ${composed.release}`),
  );
  const since = keepSince(options, now);
  const isRemovable = ({ name, release, storedAt }: Release) =>
    !used.has(`${name} ${release}`) && storedAt < since;
  const removable = {
    compositions: compositions.filter(({ id }) => !needed.has(id)),
    releases: releases.filter(isRemovable),
  };
  return {
    compositions: removable.compositions.map(({ id }) => id),
    releases: removable.releases,
    kept: {
      compositions: compositions.length - removable.compositions.length,
      releases: releases.length - removable.releases.length,
    },
  };
}
