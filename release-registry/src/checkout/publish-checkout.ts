import type { CompositionPointer } from '@airdex/shared-contracts/composition';
import type { ChangeOptions } from '../registry/change.ts';
import { readHistory } from '../registry/history.ts';
import { movePointer } from '../registry/move-pointer.ts';
import { moveForAll } from '../registry/publish.ts';
import { readPointedAt, readPointer } from '../registry/read-registry.ts';
import { storeRelease } from '../registry/store-release.ts';
import { partsOf } from '../registry/stored-parts.ts';
import { readRelease, releaseName, releaseTitle } from '../release/read-release.ts';
import type { BuiltRelease } from '../release/read-release.ts';
import { readCheckoutBuilds, recordCheckoutBuilds } from './checkout-builds.ts';
import { isReleasedAtStart } from './release-at-start.ts';

export interface PublishCheckoutOptions extends Pick<ChangeOptions, 'who' | 'reason'> {
  /** Which checkout this is, the same with each start: a machine and a folder. */
  readonly checkout: string;
}

/** What a start released. */
export interface CheckoutPublication {
  readonly composition: string;
  readonly revision: number;
  readonly changed: boolean;
  /**
   * Each build: `released` now, `live` before, or `kept`: users have another release, which stays (`live`), or the part
   * was taken out of the product (null).
   */
  readonly parts: readonly {
    readonly name: string;
    readonly release: string;
    readonly outcome: 'released' | 'live' | 'kept';
    readonly live: string | null;
  }[];
}

async function releasesIn(registry: string, id: string | undefined): Promise<Map<string, string>> {
  if (id === undefined) return new Map();
  const parts = partsOf(await readPointedAt(registry, id));
  return new Map(parts.map(({ name, composed }) => [name, composed.release]));
}

/** Those of a checkout's builds that its start releases, as things stand. */
async function selectReleases(
  registry: string,
  pointer: CompositionPointer | undefined,
  builds: readonly BuiltRelease[],
  checkout: string,
): Promise<BuiltRelease[]> {
  const live = await releasesIn(registry, pointer?.current);
  const inCanary = await releasesIn(registry, pointer?.canary?.composition);
  const checkoutBuilds = await readCheckoutBuilds(registry);
  const history = await readHistory(registry, pointer?.revision ?? 0);
  const published = new Set(history.flatMap(({ releases = [] }) => releases));
  return builds.filter((build) => {
    const name = releaseName(build);
    const part = {
      live: live.get(name),
      canary: inCanary.get(name),
      checkoutBuilds: checkoutBuilds[name] ?? [],
      wasPublished: published.has(releaseTitle(build)),
    };
    return isReleasedAtStart(part, checkout, build.manifest.release);
  });
}

/**
 * Releases what a checkout built, at the start of its server: what the registry lacks, and what has changed in the
 * checkout since it last did so ({@link isReleasedAtStart}). What teams released or took back since stays. Any number of
 * servers that share the registry may start at once.
 */
export async function publishCheckout(
  registry: string,
  folders: readonly string[],
  { checkout, ...options }: PublishCheckoutOptions,
): Promise<CheckoutPublication> {
  const builds = await Promise.all(folders.map((folder) => readRelease(folder)));
  // Copying takes its time: not with the lock held. What is released is decided under it.
  for (const build of await selectReleases(registry, await readPointer(registry), builds, checkout))
    await storeRelease(registry, build);
  const named = builds.map((build) => ({ name: releaseName(build), release: build.manifest.release }));
  let released: readonly BuiltRelease[] = [];
  const { pointer, moved } = await movePointer(
    registry,
    options,
    async (before) => {
      released = await selectReleases(registry, before, builds, checkout);
      for (const build of released) await storeRelease(registry, build);
      return released.length === 0 ? undefined : moveForAll(registry, before, released, options);
    },
    { afterwards: () => recordCheckoutBuilds(registry, checkout, named) },
  );
  if (pointer === undefined) throw new Error('The start of a checkout did not write a pointer');
  const live = await releasesIn(registry, pointer.current);
  const releasedNames = new Set(released.map(releaseName));
  return {
    composition: pointer.current,
    revision: pointer.revision,
    changed: moved,
    parts: named.map(({ name, release }) => {
      const now = live.get(name) ?? null;
      const outcome = releasedNames.has(name) ? 'released' : now === release ? 'live' : 'kept';
      return { name, release, outcome, live: now };
    }),
  };
}
