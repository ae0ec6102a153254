import type { CompositionPointer } from '@airdex/shared-contracts/composition';
import type { ChangeOptions } from '../registry/change.ts';
import { readHistory } from '../registry/history.ts';
import { movePointer } from '../registry/move-pointer.ts';
import { moveForAll } from '../registry/publish.ts';
import { readPointerToMove } from '../registry/read-pointer-to-move.ts';
import { readPointedAt } from '../registry/read-registry.ts';
import { storeRelease } from '../registry/store-release.ts';
import { partsOf } from '../registry/stored-parts.ts';
import { readRelease, releaseName, releaseTitle } from '../release/read-release.ts';
import type { BuiltRelease } from '../release/read-release.ts';
import { readCheckoutBuilds, recordCheckoutBuilds } from './checkout-builds.ts';
import { isReleasedAtStart } from './release-at-start.ts';

export interface PublishCheckoutOptions extends Pick<ChangeOptions, 'who' | 'reason'> {
  /** Name of the checkout, the same at each start: a machine and a folder, or a machine and a port. */
  readonly checkout: string;
}

/** Result of publishing a checkout. */
export interface CheckoutPublication {
  readonly composition: string;
  readonly revision: number;
  readonly changed: boolean;
  /**
   * For each build, the outcome and the release that users have now (`live`; null if the part was removed from the
   * product). Outcomes: `released` now, `live` already, or `kept`: what users have stays.
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

/** Selects the builds of a checkout that the start of its server releases. */
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
 * Publishes the builds of a checkout when its server starts: those that were never published, and those that changed
 * since its last start ({@link isReleasedAtStart}). Releases and rollbacks that teams made since then stay. Any number
 * of servers that share the registry may start at once.
 */
export async function publishCheckout(
  registry: string,
  folders: readonly string[],
  { checkout, ...options }: PublishCheckoutOptions,
): Promise<CheckoutPublication> {
  const builds = await Promise.all(folders.map((folder) => readRelease(folder)));
  // Copying is slow, so most of it happens before the lock is held. The selection under the lock counts.
  for (const build of await selectReleases(registry, await readPointerToMove(registry), builds, checkout))
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
