import type { Composition, CompositionPointer } from '@airdex/shared-contracts/composition';
import { RegistryError } from '../registry-error.ts';
import { readRelease, releaseName, releaseTitle } from '../release/read-release.ts';
import type { BuiltRelease } from '../release/read-release.ts';
import { keepCanaryUsers, updateCanary } from './update-canary.ts';
import { checkNoCanary } from './check-no-canary.ts';
import type { ChangeOptions } from './change.ts';
import { compose } from './compose.ts';
import { movePointer } from './move-pointer.ts';
import type { Move } from './move-pointer.ts';
import { readPointedAt, readPointer } from './read-registry.ts';
import { storeRelease } from './store-release.ts';
import { compositionId, writeComposition } from './write-composition.ts';

export interface PublishOptions extends ChangeOptions {
  /**
   * Unset: release to all users. A percentage: release to a canary, or add to a running canary of the same percentage.
   * `joined`: add to the running canary.
   */
  readonly canary?: number | 'joined' | undefined;
  /** Whether to end a running canary. Otherwise it continues, with the published releases. */
  readonly stopCanary?: boolean | undefined;
}

/** A published release. `name`: `shell` or the remote's name. `stored`: false if the registry already had it. */
export interface PublishedRelease {
  readonly name: string;
  readonly release: string;
  readonly stored: boolean;
}

/** Result of a publication. */
export interface Publication {
  /** Id of the composition with the published releases: the current one, or the canary's. */
  readonly composition: string;
  readonly revision: number;
  /** False if users already had these releases, so that nothing changed. */
  readonly changed: boolean;
  readonly releases: readonly PublishedRelease[];
  /** Over HTTP: number of attempts. It is more than 1 if other changes came first. */
  readonly attempts?: number;
  /** The running canary; null: none. */
  readonly canary: { readonly composition: string; readonly percent: number } | null;
}

/** The move that releases to all users. A running canary continues, with these releases. */
export async function moveForAll(
  registry: string,
  before: CompositionPointer | undefined,
  releases: readonly BuiltRelease[],
  { stopCanary }: PublishOptions,
): Promise<Move | undefined> {
  const base = before === undefined ? undefined : await readPointedAt(registry, before.current);
  const content = compose(base, releases);
  const running = stopCanary === true ? undefined : before?.canary;
  if (compositionId(content) === before?.current && running === before.canary) return undefined;
  const canary =
    base && (await updateCanary(registry, running, { action: 'publish', before: base, after: content }));
  const to = await writeComposition(registry, content);
  return {
    action: 'publish',
    from: before?.current,
    to,
    current: to,
    canary,
    releases: releases.map(releaseTitle),
  };
}

/** The move that releases to a canary. The canary no longer tries parts whose release is current. */
async function moveForCanary(
  registry: string,
  before: CompositionPointer | undefined,
  releases: readonly BuiltRelease[],
  { canary: requestedCanary, stopCanary }: PublishOptions,
): Promise<Move | undefined> {
  if (before === undefined) {
    throw new RegistryError(
      'registry-empty',
      'Nothing is published yet, so there is no composition to compare a canary with',
      {
        hint: 'Publish without --canary first.',
      },
    );
  }
  const running = stopCanary === true ? undefined : before.canary;
  const percent = requestedCanary === 'joined' ? running?.percent : requestedCanary;
  if (percent === undefined) {
    throw new RegistryError('canary-missing', 'No canary is running', {
      hint: 'Set the percentage of users: --canary 10',
    });
  }
  if (running !== undefined && running.percent !== percent) checkNoCanary(running);
  const base = await readPointedAt(registry, running?.composition ?? before.current);
  const content = compose(base, releases);
  const id = compositionId(content);
  if (id === running?.composition) return undefined;
  const titles = releases.map(releaseTitle);
  if (id === before.current) {
    if (before.canary === undefined) return undefined;
    // The canary tries nothing any more, so it ends. Its users get the current composition.
    const { current, previous, canary } = before;
    return { action: 'stop-canary', from: canary.composition, to: id, current, previous, releases: titles };
  }
  await writeComposition(registry, content);
  return {
    action: 'canary',
    from: before.current,
    to: id,
    current: before.current,
    canary: running === undefined ? { composition: id, percent } : keepCanaryUsers(running, id),
    previous: before.previous,
    releases: titles,
  };
}

/**
 * Publishes stored releases together, in one new composition. Any number of publishers may do so at once, and no
 * release is lost.
 */
export async function publishStored(
  registry: string,
  releases: readonly BuiltRelease[],
  options: PublishOptions,
): Promise<Omit<Publication, 'releases'>> {
  const { pointer, moved } = await movePointer(registry, options, async (before) => {
    // Stores them again, because they may have been pruned while this call waited for the lock.
    for (const release of releases) await storeRelease(registry, release);
    return options.canary === undefined
      ? moveForAll(registry, before, releases, options)
      : moveForCanary(registry, before, releases, options);
  });
  if (pointer === undefined) throw new Error('Publishing did not write a pointer');
  const { revision, current, canary } = pointer;
  return {
    composition: options.canary === undefined ? current : (canary?.composition ?? current),
    revision,
    changed: moved,
    canary: canary === undefined ? null : { composition: canary.composition, percent: canary.percent },
  };
}

/** The composition to which a publication adds its releases. */
async function baseOf(
  registry: string,
  { canary, stopCanary }: PublishOptions,
): Promise<Composition | undefined> {
  const pointer = await readPointer(registry);
  if (pointer === undefined) return undefined;
  const running = canary === undefined || stopCanary === true ? undefined : pointer.canary;
  return readPointedAt(registry, running?.composition ?? pointer.current);
}

/** Stores the releases in `folders` in the registry, then publishes them together: see {@link publishStored}. */
export async function publish(
  registry: string,
  folders: readonly string[],
  options: PublishOptions,
): Promise<Publication> {
  const releases = await Promise.all(folders.map((folder) => readRelease(folder)));
  // Fails early, before anything is written. The check under the lock counts.
  compose(await baseOf(registry, options), releases);
  const stored = await Promise.all(
    releases.map(async (release) => ({
      name: releaseName(release),
      release: release.manifest.release,
      stored: await storeRelease(registry, release),
    })),
  );
  return { ...(await publishStored(registry, releases, options)), releases: stored };
}
