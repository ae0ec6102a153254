import { array, literal, object, optional, refine, string } from 'zod/mini';
import type { infer as Infer } from 'zod/mini';
import { baseUrlSchema } from './base-url.ts';
import { composedRemoteSchema } from './composed-remote.ts';
import { contractVersionSchema } from './contract-version.ts';
import { pinnedFileSchema, releasePathSchema } from './release-file.ts';
import { releaseHashSchema } from '../releases/release-hash.ts';

/**
 * The shell of a composition. `document` is the HTML template, filled by hosting. `development` is the shell's development build on
 * a development build of React, for pages with an override: only there can a remote be changed while it is shown.
 * `preload`: other files that the first screen of a remote needs.
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
  preload: optional(array(pinnedFileSchema)),
});
export type ComposedShell = Infer<typeof composedShellSchema>;

/**
 * A shell and remotes that are served together.
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

/** The content that a composition's `id` is the hash of. */
export type CompositionContent = Omit<Composition, 'id' | 'createdAt'>;
