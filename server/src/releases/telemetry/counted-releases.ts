import { readComposition, readPointer } from '@airdex/release-registry';
import type { Composition, CompositionPointer } from '@airdex/shared-contracts/composition';
import { SHELL_SOURCE } from '@airdex/shared-contracts/telemetry';

/**
 * Compositions before the current one whose releases have separate figures: open tabs, and rolled-back ones.
 */
const PREVIOUS_COUNTED = 5;

/** Whether a release has separate figures. */
export type IsCounted = (remote: string, release: string) => boolean;

/** The releases of the current composition, of a canary and of the last few before. */
export interface CountedReleases {
  /** Follows the registry's pointer; the same function as long as it names the same. */
  follow(): Promise<IsCounted>;
}

const key = (remote: string, release: string) => `${remote} ${release}`;

function releasesOf({ shell, remotes }: Composition): string[] {
  return [key(SHELL_SOURCE, shell.release), ...remotes.map(({ name, release }) => key(name, release))];
}

function compositionsOf({ current, canary, previous }: CompositionPointer): string[] {
  const tried = canary === undefined ? [] : [canary.composition];
  return [current, ...tried, ...previous.slice(0, PREVIOUS_COUNTED)];
}

/** Milliseconds after which unreadable compositions are read again. */
const RETRY_MS = 5_000;

/**
 * Follows the registry in a folder. Unreadable compositions have no figures until they are readable.
 * @param now milliseconds
 */
export function countedReleases(
  registryFolder: string,
  now: () => number = () => performance.now(),
): CountedReleases {
  let ids = '';
  let retryAt = Number.POSITIVE_INFINITY;
  let isCounted: IsCounted = () => false;
  return {
    async follow() {
      const pointer = await readPointer(registryFolder).catch(() => undefined);
      if (pointer === undefined) return isCounted;
      const named = compositionsOf(pointer);
      if (named.join() === ids && now() < retryAt) return isCounted;
      const reads = await Promise.allSettled(named.map((id) => readComposition(registryFolder, id)));
      const found = reads.map((it) => (it.status === 'fulfilled' ? it.value : undefined));
      const releases = new Set(found.flatMap((it) => (it === undefined ? [] : releasesOf(it))));
      ids = named.join();
      // One that does not exist was pruned. One that could not be read may be readable later.
      const isFinal = reads.every(({ status }) => status === 'fulfilled');
      retryAt = isFinal ? Number.POSITIVE_INFINITY : now() + RETRY_MS;
      isCounted = (remote, release) => releases.has(key(remote, release));
      return isCounted;
    },
  };
}
