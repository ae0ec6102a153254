import { array, literal, object, optional, record, refine, string } from 'zod/mini';
import type { infer as Infer } from 'zod/mini';
import { contractVersionSchema } from './contract-version.ts';
import { integritySchema, releasePathSchema } from './release-file.ts';
import { releaseHashSchema } from './release-hash.ts';
import { exposedModuleSchema } from './exposed-module.ts';
import { eventNameSchema, federationNameSchema, remoteNameSchema } from './remote-manifest.ts';
import { isPathOfRemote, remotePagesSchema } from './remote-page.ts';

/** Where a release's files are: a path from the root of the page's origin, or an http(s) URL; ends in a slash. */
const baseUrlSchema = string().check(
  refine((base) => /^(https?:\/\/[^/?#]+)?\/([^?#]*\/)?$/.test(base) && !base.startsWith('//'), {
    error: 'must be an absolute path or an http(s) URL that ends in a slash',
  }),
);

/** A file that the page asks for by its integrity. */
export const pinnedFileSchema = object({ path: releasePathSchema, integrity: integritySchema });
export type PinnedFile = Infer<typeof pinnedFileSchema>;

/** One remote of a composition: all that a shell needs to run it, without asking the network first. */
export const composedRemoteSchema = object({
  name: remoteNameSchema,
  federationName: federationNameSchema,
  release: releaseHashSchema,
  base: baseUrlSchema,
  manifest: releasePathSchema,
  contractVersion: contractVersionSchema,
  entry: pinnedFileSchema,
  raises: optional(array(eventNameSchema)),
  answers: optional(array(eventNameSchema)),
  preload: record(exposedModuleSchema, array(pinnedFileSchema)),
  pages: optional(remotePagesSchema),
}).check(
  refine(({ name, pages = [] }) => pages.every(({ path }) => isPathOfRemote(path, name)), {
    error: 'names a path that is not the remote’s',
    path: ['pages'],
  }),
);
export type ComposedRemote = Infer<typeof composedRemoteSchema>;

/**
 * The shell of a composition. `document` is the HTML template, filled by hosting. `development` is the shell's twin on
 * a development build of React, for pages with an override: only there can a remote be changed while it is shown.
 */
export const composedShellSchema = object({
  release: releaseHashSchema,
  base: baseUrlSchema,
  manifest: releasePathSchema,
  contractVersion: contractVersionSchema,
  document: releasePathSchema,
  scripts: array(pinnedFileSchema),
  styles: array(pinnedFileSchema),
  development: optional(object({ scripts: array(pinnedFileSchema), styles: array(pinnedFileSchema) })),
});
export type ComposedShell = Infer<typeof composedShellSchema>;

/**
 * A shell and remotes that were put together as a whole and are served as a whole.
 * Immutable: `id` is the hash of its content, without `createdAt` (ISO 8601, UTC).
 */
export const compositionSchema = object({
  schemaVersion: literal(1),
  id: releaseHashSchema,
  createdAt: string(),
  shell: composedShellSchema,
  remotes: array(composedRemoteSchema).check(
    refine((remotes) => new Set(remotes.map((remote) => remote.name)).size === remotes.length, {
      error: 'must not name a remote twice',
    }),
  ),
});
export type Composition = Infer<typeof compositionSchema>;

/** What a composition's `id` is the hash of. */
export type CompositionContent = Omit<Composition, 'id' | 'createdAt'>;

/** Id of the script element in the HTML that carries the composition as JSON. */
export const COMPOSITION_ELEMENT_ID = 'airdex-composition';
