import { array, object, optional } from 'zod/mini';
import type { infer as Infer } from 'zod/mini';
import { contractVersionSchema } from '../composition/contract-version.ts';
import { containerKindSchema } from '../composition/remote-container.ts';
import { exposedModuleSchema } from '../composition/exposed-module.ts';
import { releasePathSchema } from '../composition/release-file.ts';
import { releaseFilesSchema } from '../composition/release-files.ts';
import { eventNameSchema, federationNameSchema, remoteNameSchema } from '../releases/remote-names.ts';
import { remotePagesSchema } from '../composition/remote-page.ts';

/**
 * The manifest of a remote on a dev server, at `REMOTE_MANIFEST_FILE` below its origin: the part of a release's manifest
 * that is known before a release. The manifest of a release is valid too, so a release on any file host can be used as
 * an override; the integrity of a container that is a script is then checked.
 */
export const developmentManifestSchema = object({
  name: remoteNameSchema,
  federationName: federationNameSchema,
  contractVersion: contractVersionSchema,
  entry: releasePathSchema,
  container: optional(containerKindSchema),
  exposes: array(exposedModuleSchema),
  raises: optional(array(eventNameSchema)),
  answers: optional(array(eventNameSchema)),
  pages: optional(remotePagesSchema),
  files: optional(releaseFilesSchema),
});
export type DevelopmentManifest = Infer<typeof developmentManifestSchema>;
