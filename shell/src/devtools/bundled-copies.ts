import type { LibraryVersion } from '@airdex/shared-contracts/composition';
import type { SharedCopy } from './shared-copies.ts';

/** A remote of the page, with the libraries of its release. */
export interface RemoteLibraries {
  /** Name of its container. */
  readonly federationName: string;
  /** Whether some of its code has run in this page. */
  readonly isLoaded: boolean;
  /** Shared libraries that the release contains. */
  readonly bundledLibraries: readonly LibraryVersion[];
}

/**
 * The copies of shared libraries that remotes use instead of the page's. They are not in the share scope: a release
 * never requests a library that it contains.
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
