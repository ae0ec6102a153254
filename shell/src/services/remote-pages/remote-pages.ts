import { remotePageAt } from '@airdex/shared-contracts/composition';
import type { RemotePage } from '@airdex/shared-contracts/composition';
import type { PageComposition } from '../../remotes/index.ts';

/** A remote with the pages that it adds to the contract's routes. */
export interface RemoteWithPages {
  readonly name: string;
  readonly pages?: readonly RemotePage[] | undefined;
}

/** The pages that remotes add. */
export interface RemotePages {
  /** The page at a path, and the name of its remote. */
  at(path: string): { readonly remote: string; readonly page: RemotePage } | undefined;
  /** Pages with an entry in the navigation, by path. */
  readonly inNavigation: readonly RemotePage[];
}

export const NO_REMOTE_PAGES: RemotePages = { at: () => undefined, inNavigation: [] };

/**
 * The pages of the remotes of a page's composition.
 * @param overriding remotes that replace those of the same name
 */
export function createRemotePages(
  composition: PageComposition,
  overriding: readonly RemoteWithPages[] = [],
): RemotePages {
  const readings = composition.ok ? [...composition.remotes.values()] : [];
  const remotes = new Map<string, RemoteWithPages>();
  for (const reading of readings) if (reading.ok) remotes.set(reading.value.name, reading.value);
  for (const remote of overriding) remotes.set(remote.name, remote);
  const all = [...remotes.values()];
  return {
    at(path) {
      const found = remotePageAt(all, path);
      return found && { remote: found.remote.name, page: found.page };
    },
    inNavigation: all
      .flatMap(({ pages = [] }) => pages)
      .filter(({ isInNavigation }) => isInNavigation === true)
      .sort((one, other) => (one.path < other.path ? -1 : 1)),
  };
}
