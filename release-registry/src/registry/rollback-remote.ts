import type { ComposedRemote, CompositionPointer } from '@airdex/shared-contracts/composition';
import { RegistryError } from '../registry-error.ts';
import { canaryAlong } from './canary-along.ts';
import type { ChangeOptions } from './change.ts';
import { composedRemote } from './composed-parts.ts';
import { checkTogether, withRemotes } from './compose.ts';
import { earlierCompositions, notGivenUp, releaseBefore } from './earlier-releases.ts';
import { movePointer } from './move-pointer.ts';
import { changeOf } from './pointer-change.ts';
import type { PointerChange } from './pointer-change.ts';
import { pointerOfFilled } from './pointer-of-filled.ts';
import { readPointedAt, readServable } from './read-registry.ts';
import { readStoredRelease } from './read-stored-release.ts';
import { writeComposition } from './write-composition.ts';

export interface RollbackRemoteOptions extends ChangeOptions {
  readonly remote: string;
  /** Its release to go back to; unset: the one that was current before the one of now. */
  readonly release?: string | undefined;
}

/** What a remote goes back to, and the compositions that are remembered then; unset: with the one of now before all. */
interface Target {
  readonly remote: ComposedRemote;
  readonly previous?: readonly string[];
}

/**
 * Finds the release to go back to.
 * @returns undefined: it is the one of now
 * @throws RegistryError `previous-missing`
 */
async function findTarget(
  registry: string,
  pointer: CompositionPointer,
  now: ComposedRemote,
  release: string | undefined,
): Promise<Target | undefined> {
  const { name } = now;
  const earlier = await earlierCompositions(registry, pointer, name);
  const releases = earlier.map(({ remote }) => remote?.release);
  const wanted = release ?? releaseBefore(releases, now.release);
  if (wanted === now.release) return undefined;
  const found = earlier.find(({ remote }) => remote !== undefined && remote.release === wanted);
  if (wanted !== undefined && found?.remote !== undefined) {
    // The composition need not be served, but its release has to be there.
    await readServable(registry, found.composition);
    const stays = notGivenUp(releases, now.release, wanted);
    return {
      remote: found.remote,
      previous: pointer.previous.filter((_, index) => stays[index]),
    };
  }
  // One that was given up before, and is wanted after all: that is forward, and what is left can be gone back to.
  const stored = wanted === undefined ? undefined : await readGivenUp(registry, { name, release: wanted });
  if (stored !== undefined) return { remote: stored };
  const what = release === undefined ? 'no earlier release' : `no earlier release ${release}`;
  throw new RegistryError('previous-missing', `The registry remembers ${what} of ${name}`, {
    hint: 'Publish the build that is to be live again.',
    field: release === undefined ? 'remote' : 'release',
  });
}

/** A release of a remote that no composition to go back to has any more; undefined when the registry has it no more. */
async function readGivenUp(
  registry: string,
  named: { readonly name: string; readonly release: string },
): Promise<ComposedRemote | undefined> {
  try {
    const stored = await readStoredRelease(registry, named, 'release');
    return stored.kind === 'remote' ? composedRemote(stored.manifest) : undefined;
  } catch (error) {
    if (error instanceof RegistryError && error.kind === 'missing') return undefined;
    throw error;
  }
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
    const target = await findTarget(registry, pointer, now, release);
    if (target === undefined) return undefined;
    const content = withRemotes(current, [target.remote]);
    checkTogether(content);
    const canary = await canaryAlong(registry, pointer.canary, current, content);
    const to = await writeComposition(registry, content);
    return {
      action: 'rollback',
      from: pointer.current,
      to,
      current: to,
      canary,
      previous: target.previous,
      releases: [`${name} ${target.remote.release}`],
    };
  });
  return changeOf(outcome);
}
