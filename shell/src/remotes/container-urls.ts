import type { ComposedRemote } from '@airdex/shared-contracts/composition';
import type { Federation } from './federation.ts';

/** Knows at which address each remote's container is registered. */
export interface ContainerUrls {
  /** The address, registered with the federation when it is not yet. */
  of(remote: ComposedRemote): string;
  /** Gives up on an address that failed: the next one is fresh, for browser and runtime may keep what they got. */
  distrust(remote: string, url: string | undefined): void;
  current(remote: string): string | undefined;
}

export function createContainerUrls(federation: Federation): ContainerUrls {
  const urls = new Map<string, string>();
  const registrations = new Map<string, number>();
  return {
    of({ name, federationName, base, entry }) {
      const known = urls.get(name);
      if (known !== undefined) return known;
      const earlier = registrations.get(name) ?? 0;
      const url = `${base}${entry.path}${earlier === 0 ? '' : `?again=${earlier}`}`;
      federation.register({ federationName, url, integrity: entry.integrity });
      registrations.set(name, earlier + 1);
      urls.set(name, url);
      return url;
    },
    // Two loads that fail on the same address share the next one.
    distrust(remote, url) {
      if (urls.get(remote) === url) urls.delete(remote);
    },
    current: (remote) => urls.get(remote),
  };
}
