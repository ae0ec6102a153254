import { stat } from 'node:fs/promises';
import path from 'node:path';
import { SHELL_SOURCE } from '@airdex/shared-contracts/telemetry';

/** Says whether a release was ever published here. */
export type KnownReleases = (remote: string, release: string) => Promise<boolean>;

/** Asks the registry's folder; what is known stays known, also when it is pruned: pages may still run it. */
export function knownReleases(registryFolder: string): KnownReleases {
  const known = new Set<string>();
  return async (remote, release) => {
    const key = `${remote} ${release}`;
    if (known.has(key)) return true;
    const folder = remote === SHELL_SOURCE ? ['shell', release] : ['remotes', remote, release];
    const isThere = await stat(path.join(registryFolder, ...folder)).then(
      (found) => found.isDirectory(),
      () => false,
    );
    if (isThere) known.add(key);
    return isThere;
  };
}
