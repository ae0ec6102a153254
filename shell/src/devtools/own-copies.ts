import type { LibraryVersion } from '@airdex/shared-contracts/composition';
import type { SharedCopy } from './shared-copies.ts';

/** A remote that the page has, with what its release says of the libraries that it runs on. */
export interface RemoteLibraries {
  /** Name of its container. */
  readonly federationName: string;
  /** Some of its code has run here. */
  readonly isLoaded: boolean;
  /** Libraries that are part of the release. */
  readonly ownCopies: readonly LibraryVersion[];
  /** Code that it takes from a page which has it in just this version. */
  readonly handedOver: readonly LibraryVersion[];
}

/**
 * The copies that remotes run on instead of the page's. No share scope knows of them: what is part of a release never
 * asks, and who was not handed what it asked for fetches its own and keeps it to itself.
 * @param shared what the page's share scope has
 */
export function ownCopies(shared: readonly SharedCopy[], remotes: readonly RemoteLibraries[]): SharedCopy[] {
  const isShared = ({ library, version }: LibraryVersion) =>
    shared.some((copy) => copy.library === library && copy.version === version);
  return remotes.flatMap(({ federationName, isLoaded, ownCopies: own, handedOver }) =>
    [...own, ...handedOver.filter((it) => !isShared(it))].map(({ library, version }) => ({
      library,
      version,
      servedBy: federationName,
      usedBy: isLoaded ? [federationName] : [],
      isLoaded,
      isOwn: true,
    })),
  );
}
