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
   * Unset: all users get it. A share in percent: a canary of it, upon a running one of the same share. `joined`: upon
   * the running one, at its share.
   */
  readonly canary?: number | 'joined' | undefined;
  /** Ends a running canary instead of letting it go on with what is published. */
  readonly stopCanary?: boolean | undefined;
}

/** A release that was published. `name`: `shell`, or the remote's; `stored`: false when the registry had it already. */
export interface PublishedRelease {
  readonly name: string;
  readonly release: string;
  readonly stored: boolean;
}

/** What a publication did. */
export interface Publication {
  /** What holds the published releases from now on: the current composition, or the canary's. */
  readonly composition: string;
  readonly revision: number;
  /** False when users had all of it before: then nothing was written. */
  readonly changed: boolean;
  readonly releases: readonly PublishedRelease[];
  /** Over HTTP: how often it was asked for, because others were faster. */
  readonly attempts?: number;
  /** The canary that runs now; null: none. */
  readonly canary: { readonly composition: string; readonly percent: number } | null;
}

/** The move that makes `releases` what all users get; a running canary goes on, with them in it. */
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
  const canary = base === undefined ? undefined : await updateCanary(registry, running, base, content);
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

/** The move that gives `releases` to a canary's users. It no longer tries those that all users have. */
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
    throw new RegistryError('canary-runs', 'No canary is running', {
      hint: 'Add the share of users that get it: --canary 10',
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
    // What was tried is taken back, and nothing else is: its users get what all others have.
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
 * Makes releases that the registry stores already what users get, together: one composition of them and of what users
 * had. Any number of publishers may do so at once; none loses another's release.
 */
export async function publishStored(
  registry: string,
  releases: readonly BuiltRelease[],
  options: PublishOptions,
): Promise<Omit<Publication, 'releases'>> {
  const { pointer, moved } = await movePointer(registry, options, async (before) => {
    // What was stored may have been pruned while this waited.
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

/** What a publication is composed upon, as things stand. */
async function baseOf(
  registry: string,
  { canary, stopCanary }: PublishOptions,
): Promise<Composition | undefined> {
  const pointer = await readPointer(registry);
  if (pointer === undefined) return undefined;
  const running = canary === undefined || stopCanary === true ? undefined : pointer.canary;
  return readPointedAt(registry, running?.composition ?? pointer.current);
}

/** Publishes the releases in `folders` into `registry` together: stores each, then {@link publishStored}. */
export async function publish(
  registry: string,
  folders: readonly string[],
  options: PublishOptions,
): Promise<Publication> {
  const releases = await Promise.all(folders.map((folder) => readRelease(folder)));
  // Refuses what cannot be composed before anything is written; said again under the lock, when it counts.
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
