import type { ComposedRemote, CompositionPointer } from '@airdex/shared-contracts/composition';
import { RegistryError } from '../registry-error.ts';
import { canaryAlong } from './canary-along.ts';
import type { ChangeOptions } from './change.ts';
import { checkContracts, withRemotes } from './compose.ts';
import { movePointer } from './move-pointer.ts';
import { changeOf } from './pointer-change.ts';
import type { PointerChange } from './pointer-change.ts';
import { pointerOfFilled } from './promote.ts';
import { readComposition, readPointedAt, readServable } from './read-registry.ts';
import { writeComposition } from './write-composition.ts';

export interface RollbackRemoteOptions extends ChangeOptions {
  readonly remote: string;
  /** Its release to go back to; unset: the one that was current before the one of now. */
  readonly release?: string | undefined;
}

/** The releases of a remote in the compositions before the current one, newest first. */
async function earlierReleases(
  registry: string,
  { previous }: CompositionPointer,
  name: string,
): Promise<{ readonly composition: string; readonly remote: ComposedRemote }[]> {
  const found = [];
  for (const id of previous) {
    const remote = (await readComposition(registry, id))?.remotes.find((it) => it.name === name);
    if (remote !== undefined) found.push({ composition: id, remote });
  }
  return found;
}

/**
 * Pure: of a remote's releases, newest first, the one to go back to from `now`. Releases newer than `now` were given up
 * by an earlier roll-back.
 */
export function releaseBefore(releases: readonly string[], now: string): string | undefined {
  const position = releases.indexOf(now);
  return releases.slice(position + 1).find((release) => release !== now);
}

/**
 * Takes one remote back to an earlier release, for all users; everything else stays as it is, a canary too.
 * @throws RegistryError `remote-missing`, `previous-missing`, `contract-incompatible`, `pointer-moved`
 */
export async function rollbackRemote(
  registry: string,
  options: RollbackRemoteOptions,
): Promise<PointerChange> {
  const { remote: name, release } = options;
  const outcome = await movePointer(registry, options, async (before) => {
    const pointer = pointerOfFilled(before);
    const current = await readPointedAt(registry, pointer.current);
    const now = current.remotes.find((it) => it.name === name);
    if (now === undefined) {
      const known = current.remotes.map((it) => it.name).join(', ');
      throw new RegistryError(
        'remote-missing',
        `The current composition has no remote ${name}; it has: ${known}`,
        {
          field: 'remote',
        },
      );
    }
    const earlier = await earlierReleases(registry, pointer, name);
    const wanted =
      release ??
      releaseBefore(
        earlier.map((it) => it.remote.release),
        now.release,
      );
    if (wanted === now.release) return undefined;
    const found = earlier.find((it) => it.remote.release === wanted);
    if (found === undefined) {
      const what = release === undefined ? 'no earlier release' : `no earlier release ${release}`;
      throw new RegistryError('previous-missing', `The registry remembers ${what} of ${name}`, {
        hint: 'Publish the build that is to be live again.',
        field: release === undefined ? 'remote' : 'release',
      });
    }
    // The composition need not be served, but its release has to be there.
    await readServable(registry, found.composition);
    const content = withRemotes(current, [found.remote]);
    checkContracts(content);
    const canary = await canaryAlong(registry, pointer.canary, current, content);
    const to = await writeComposition(registry, content);
    return {
      action: 'rollback',
      from: pointer.current,
      to,
      current: to,
      canary,
      // Not to what is given up here.
      previous: pointer.previous,
      releases: [`${name} ${found.remote.release}`],
    };
  });
  return changeOf(outcome);
}
