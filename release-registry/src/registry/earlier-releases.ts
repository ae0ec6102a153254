import type { ComposedRemote, CompositionPointer } from '@airdex/shared-contracts/composition';
import { readUndamaged } from './read-registry.ts';

/**
 * A composition before the current one, with its release of a remote. `remote` is undefined if the composition lacks
 * it, or cannot be read (`isStored` is false).
 */
export interface EarlierComposition {
  readonly composition: string;
  readonly isStored: boolean;
  readonly remote: ComposedRemote | undefined;
}

/** The compositions before the current one, newest first, each with its release of a remote. */
export async function earlierCompositions(
  registry: string,
  { previous }: CompositionPointer,
  name: string,
): Promise<EarlierComposition[]> {
  const found = [];
  for (const composition of previous) {
    const stored = await readUndamaged(registry, composition);
    const remote = stored?.remotes.find((it) => it.name === name);
    found.push({ composition, isStored: stored !== undefined, remote });
  }
  return found;
}

/** Releases of a remote in successive compositions, newest first; undefined for compositions without it. */
type Releases = readonly (string | undefined)[];

/** The release to roll back to from `now`, even if `now` was live before it too; undefined if there is none. Pure. */
export function releaseBefore(releases: Releases, now: string): string | undefined {
  return releases.find((release) => release !== undefined && release !== now);
}

/**
 * For each composition with these releases of a remote: whether a rollback may return to it after the remote was rolled
 * back from `now` to `target`. False for compositions that would restore `now` or a release between the two. Pure.
 */
export function keptAfterRollback(releases: Releases, now: string, target: string): readonly boolean[] {
  const position = releases.indexOf(target);
  return releases.map((release, at) => {
    if (release === undefined || release === target) return true;
    return at > position && release !== now;
  });
}
