import { stat } from 'node:fs/promises';
import { releaseFolder } from '@airdex/release-registry';
import { SHELL_SOURCE } from '@airdex/shared-contracts/telemetry';
import { LRUCache } from 'lru-cache';

/** Says whether a release was ever published here. */
export type KnownReleases = (remote: string, release: string) => Promise<boolean>;

/** Releases that are remembered as known. */
const KNOWN_MAX = 10_000;

/** Asks the registry's folder; what is known stays known for long, also when it is pruned: pages may still run it. */
export function knownReleases(registryFolder: string): KnownReleases {
  const known = new LRUCache<string, true>({ max: KNOWN_MAX });
  return async (remote, release) => {
    const key = `${remote} ${release}`;
    if (known.get(key) === true) return true;
    const of =
      remote === SHELL_SOURCE ? ({ kind: 'shell' } as const) : { kind: 'remote' as const, name: remote };
    const isThere = await stat(releaseFolder(registryFolder, of, release)).then(
      (found) => found.isDirectory(),
      () => false,
    );
    if (isThere) known.set(key, true);
    return isThere;
  };
}
