import type { ComposedRemote } from '@airdex/shared-contracts/composition';
import type { Federation } from '../shared-scope/federation.ts';

/** Result of a request to a container. `unusable`: repeated requests would give the same result. */
export type UseOutcome = 'ran' | 'failed' | 'unusable';

/** One request to a remote's container. */
export interface ContainerUse {
  readonly url: string;
  /** Reports the result, once. `ran` may still be reported later if the code ran after all. */
  end(outcome: UseOutcome): void;
}

/** Knows at which address each remote's container is registered. */
export interface ContainerUrls {
  /**
   * Begins a request to the container of a release, and registers it with the federation if necessary. An unusable
   * container is requested again under a new address, because browser and runtime may cache the first response. This
   * never happens to a container that has run its remote's code, or that others wait for: modules would exist twice.
   */
  use(remote: ComposedRemote): ContainerUse;
}

interface Container {
  readonly release: string;
  readonly url: string;
  requests: number;
  isUnusable: boolean;
  hasRun: boolean;
}

const needsNewAddress = ({ isUnusable, hasRun, requests }: Container) =>
  isUnusable && !hasRun && requests === 0;

export function createContainerUrls(federation: Federation): ContainerUrls {
  /** The one container of each remote. */
  const containers = new Map<string, Container>();
  const registrations = new Map<string, number>();

  function register({ name, federationName, release, base, entry, container }: ComposedRemote): Container {
    const address = `${base}${entry.path}`;
    const earlier = registrations.get(address) ?? 0;
    // The import map has the integrity of a module's own address alone, and browsers request a failed module again.
    const isOwnAddress = earlier === 0 || container === 'module';
    const url = isOwnAddress ? address : `${address}?again=${earlier}`;
    federation.register({ federationName, url, integrity: entry.integrity, kind: container });
    registrations.set(address, earlier + 1);
    const registered = { release, url, requests: 0, isUnusable: false, hasRun: false };
    containers.set(name, registered);
    return registered;
  }

  return {
    use(remote) {
      const known = containers.get(remote.name);
      const isOfUse = known?.release === remote.release && !needsNewAddress(known);
      const container = isOfUse ? known : register(remote);
      container.requests += 1;
      let isUnderWay = true;
      return {
        url: container.url,
        end(outcome) {
          if (isUnderWay) container.requests -= 1;
          isUnderWay = false;
          if (outcome === 'ran') container.hasRun = true;
          if (outcome === 'unusable') container.isUnusable = true;
        },
      };
    },
  };
}
