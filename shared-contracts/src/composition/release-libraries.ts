import { array, object, optional, string } from 'zod/mini';
import type { infer as Infer } from 'zod/mini';

/** A bundled library with its version: `react`, `18.3.1`. */
const libraryVersionSchema = object({ library: string(), version: string() });
export type LibraryVersion = Infer<typeof libraryVersionSchema>;

/**
 * The part of a release manifest about its libraries. Older releases lack it.
 * - `bundledLibraries`: shared libraries that the release contains instead of using those of the page.
 * - `ownCopies`: the same in releases of earlier kits.
 */
export const releaseLibrariesSchema = object({
  bundledLibraries: optional(array(libraryVersionSchema)),
  ownCopies: optional(array(libraryVersionSchema)),
});
export type ReleaseLibraries = Infer<typeof releaseLibrariesSchema>;
