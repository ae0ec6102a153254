import { array, object, optional, string } from 'zod/mini';
import type { infer as Infer } from 'zod/mini';

/** A shared library by name, at a version of its own: `react`, `18.3.1`. */
const libraryVersionSchema = object({ library: string(), version: string() });
export type LibraryVersion = Infer<typeof libraryVersionSchema>;

/**
 * What the manifest of a remote's release says of the libraries that it runs on. Releases that lack it say nothing.
 * - `bundledLibraries`: shared libraries that are part of it, for it takes nothing of them from the page.
 * - `ownCopies`: the same in releases of earlier kits.
 */
export const releaseLibrariesSchema = object({
  bundledLibraries: optional(array(libraryVersionSchema)),
  ownCopies: optional(array(libraryVersionSchema)),
});
export type ReleaseLibraries = Infer<typeof releaseLibrariesSchema>;
