import type { ComposedRemote, Composition, CompositionPointer } from '@airdex/shared-contracts/composition';
import { REMOTE_NAMES } from '@airdex/shared-contracts/remote-contract';
import { RegistryError } from '../registry-error.ts';
import { updateCanary } from './update-canary.ts';
import type { ChangeOptions } from './change.ts';
import { composedRemote } from './composed-parts.ts';
import { checkCompatible, withoutRemote, withRemotes } from './compose.ts';
import { earlierCompositions, keptAfterRollback, releaseBefore } from './earlier-releases.ts';
import type { EarlierComposition } from './earlier-releases.ts';
import { isFirstRelease } from './first-release.ts';
import { movePointer } from './move-pointer.ts';
import { changeOf } from './pointer-change.ts';
import type { PointerChange } from './pointer-change.ts';
import { replacedRelease } from './replaced-release.ts';
import { requirePointer } from './require-pointer.ts';
import { readPointedAt, readServable } from './read-registry.ts';
import { readStoredRelease } from './read-stored-release.ts';
import { writeComposition } from './write-composition.ts';

export interface RollbackRemoteOptions extends ChangeOptions {
  readonly remote: string;
  /** The release to roll back to; unset: the one before the current one. */
  readonly release?: string | undefined;
}

/**
 * Target of a rollback.
 * - `remote`: release to return to; null: remove the remote from the product, because it has no earlier release
 * - `previous`: previous compositions of the new pointer; unset: the current one, followed by its previous ones
 */
interface Target {
  readonly remote: ComposedRemote | null;
  readonly previous?: readonly string[];
}

/** @throws RegistryError `remote-needed` if the shell has routes to the remote, which would lead nowhere without it */
function checkRemovable(name: string): void {
  if (!(REMOTE_NAMES as readonly string[]).includes(name)) return;
  throw new RegistryError(
    'remote-needed',
    `${name} is at its first release, and the shell needs it, so it can't be removed from the product`,
    { hint: `Publish a build of ${name} that works.`, field: 'remote' },
  );
}

/**
 * Finds the release to roll back to.
 * @returns undefined if it is the current one
 * @throws RegistryError `previous-missing`, `remote-needed`
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
  const target = release ?? releaseBefore(releases, now.release);
  if (target === now.release) return undefined;
  if (target === undefined) return targetBeyondPointer(registry, pointer, now, earlier);
  const found = earlier.find(({ remote }) => remote?.release === target);
  if (found?.remote !== undefined) {
    // Checks that the registry still has the release.
    await readServable(registry, found.composition);
    const stays = keptAfterRollback(releases, now.release, target);
    return {
      remote: found.remote,
      previous: pointer.previous.filter((_, index) => stays[index]),
    };
  }
  // An abandoned release, requested by name. This moves forward, so later rollbacks may return to the current one.
  const stored = await readAbandoned(registry, { name, release: target });
  if (stored !== undefined) return { remote: stored };
  throw new RegistryError('previous-missing', `The registry has no earlier release ${target} of ${name}`, {
    hint: 'Publish the build that should be live again.',
    field: 'release',
  });
}

/**
 * Finds the target for a remote of which the pointer remembers only the current release.
 * @param earlier compositions before the current one, newest first
 * @throws RegistryError `previous-missing`, `remote-needed`
 */
async function targetBeyondPointer(
  registry: string,
  pointer: CompositionPointer,
  now: ComposedRemote,
  earlier: readonly EarlierComposition[],
): Promise<Target> {
  const { name } = now;
  const previous = pointer.previous.filter((_, index) => earlier[index]?.remote === undefined);
  if (await isFirstRelease(registry, pointer, now, earlier)) {
    checkRemovable(name);
    return { remote: null, previous };
  }
  const release = await replacedRelease(registry, pointer, now);
  const remote = release === undefined ? undefined : await readAbandoned(registry, { name, release });
  if (remote !== undefined) return { remote, previous };
  throw new RegistryError('previous-missing', `The registry has no earlier release of ${name}`, {
    hint: 'Name an earlier release with `--release HASH`, or publish the build that should be live again.',
    field: 'remote',
  });
}

/** Reads a release that no composition of the pointer contains; undefined if the registry no longer has it. */
async function readAbandoned(
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

/** The error for a remote that is not in the current composition. */
function remoteMissing(name: string, current: Composition, canary: Composition | undefined): RegistryError {
  const known = current.remotes.map((it) => it.name).join(', ');
  const isTried = canary?.remotes.some((it) => it.name === name) === true;
  return new RegistryError(
    'remote-missing',
    `The current composition has no remote ${name}; it has: ${known}`,
    {
      hint: isTried
        ? 'Only a canary has it. Run `mfe rollback --canary` to end the canary.'
        : 'There is nothing to roll back. Run `mfe publish` to add a remote to the product.',
      field: 'remote',
    },
  );
}

/**
 * Rolls one remote back to an earlier release, for all users. All other parts and a canary stay. A remote at its first
 * release is removed from the product.
 * @throws RegistryError `remote-missing`, `previous-missing`, `remote-needed`, `contract-incompatible`, `pointer-moved`
 */
export async function rollbackRemote(
  registry: string,
  options: RollbackRemoteOptions,
): Promise<PointerChange> {
  const { remote: name, release } = options;
  const outcome = await movePointer(registry, options, async (before) => {
    const pointer = requirePointer(before);
    const current = await readPointedAt(registry, pointer.current);
    const now = current.remotes.find((it) => it.name === name);
    if (now === undefined) {
      const tried = pointer.canary?.composition;
      throw remoteMissing(
        name,
        current,
        tried === undefined ? undefined : await readPointedAt(registry, tried),
      );
    }
    const target = await findTarget(registry, pointer, now, release);
    if (target === undefined) return undefined;
    const content =
      target.remote === null ? withoutRemote(current, name) : withRemotes(current, [target.remote]);
    checkCompatible(content);
    const canary = await updateCanary(registry, pointer.canary, {
      action: 'rollback',
      before: current,
      after: content,
    });
    const to = await writeComposition(registry, content);
    return {
      action: 'rollback',
      from: pointer.current,
      to,
      current: to,
      canary,
      previous: target.previous,
      ...(target.remote === null ? { takenOut: name } : { releases: [`${name} ${target.remote.release}`] }),
    };
  });
  return changeOf(registry, outcome);
}
