import type { LibraryVersion } from '@airdex/shared-contracts/composition';
import type { SharedCopy } from './shared-copies.ts';

/** A remote that the page has, with what its release says of the libraries that it runs on. */
export interface RemoteLibraries {
  /** Name of its container. */
  readonly federationName: string;
  /** Some of its code has run here. */
  readonly isLoaded: boolean;
  /** Shared libraries that are part of the release. */
  readonly bundledLibraries: readonly LibraryVersion[];
}

/**
 * The copies of shared libraries that remotes run on instead of the page's. No share scope knows of them: what is part
 * of a release never asks.
 */
export function bundledCopies(remotes: readonly RemoteLibraries[]): SharedCopy[] {
  return remotes.flatMap(({ federationName, isLoaded, bundledLibraries }) =>
    bundledLibraries.map(({ library, version }) => ({
      library,
      version,
      servedBy: federationName,
      usedBy: isLoaded ? [federationName] : [],
      isLoaded,
      isBundled: true,
    })),
  );
}
