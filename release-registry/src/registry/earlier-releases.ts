import type { ComposedRemote, CompositionPointer } from '@airdex/shared-contracts/composition';
import { readUndamaged } from './read-registry.ts';

/**
 * A composition before the current one, with the remote in question; undefined: it has none, or can't be read any more
 * (`isStored`).
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

/** Releases of a remote, newest first; undefined where there was none. */
type Releases = readonly (string | undefined)[];

/**
 * Pure: of a remote's releases, newest first, the one to go back to from `now`. Releases newer than `now` were given up
 * by an earlier rollback.
 */
export function releaseBefore(releases: Releases, now: string): string | undefined {
  const position = releases.indexOf(now);
  return releases.slice(position + 1).find((release) => release !== undefined && release !== now);
}

/**
 * Pure: which of the compositions with these releases of a remote, newest first, can still be gone back to once the
 * remote went from `now` back to `wanted`: none that would bring back what is given up, `now` or what is between both.
 */
export function keptAfterRollback(releases: Releases, now: string, target: string): readonly boolean[] {
  const position = releases.indexOf(target);
  return releases.map((release, at) => {
    if (release === undefined || release === target) return true;
    return at > position && release !== now;
  });
}
