import { array, object, optional, string } from 'zod/mini';
import type { infer as Infer } from 'zod/mini';

/**
 * A shared library by name, at a version of its own: `react`, `18.3.1`. Or code without versions by import, at the one
 * that is made of its content: `@airdex/shared-ui/handed-over`, `0.0.0-h48408ef96f0a1b2c`.
 */
const libraryVersionSchema = object({ library: string(), version: string() });
export type LibraryVersion = Infer<typeof libraryVersionSchema>;

/**
 * What the manifest of a remote's release says of the libraries that it runs on. Releases that lack either say nothing
 * of it.
 * - `ownCopies`: shared libraries that are part of it, for it takes nothing of them from the page.
 * - `handedOver`: code without versions that it takes from a page which has it in just this version; in any other it runs
 *   on a copy of its own, which is among its files.
 */
export const releaseLibrariesSchema = object({
  ownCopies: optional(array(libraryVersionSchema)),
  handedOver: optional(array(libraryVersionSchema)),
});
export type ReleaseLibraries = Infer<typeof releaseLibrariesSchema>;
