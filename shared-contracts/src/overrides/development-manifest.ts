import { array, object, optional } from 'zod/mini';
import type { infer as Infer } from 'zod/mini';
import { contractVersionSchema } from '../composition/contract-version.ts';
import { exposedModuleSchema } from '../composition/exposed-module.ts';
import { releasePathSchema } from '../composition/release-file.ts';
import { releaseFilesSchema } from '../composition/release-files.ts';
import { eventNameSchema, federationNameSchema, remoteNameSchema } from '../releases/remote-names.ts';
import { remotePagesSchema } from '../composition/remote-page.ts';

/**
 * What a dev server says of its remote, at `REMOTE_MANIFEST_FILE` below its origin: the part of a release's manifest
 * that holds before anything is released. The manifest of a release reads as one, so a release that any file host
 * serves can be tried out the same way; its container is then held to its integrity.
 */
export const developmentManifestSchema = object({
  name: remoteNameSchema,
  federationName: federationNameSchema,
  contractVersion: contractVersionSchema,
  entry: releasePathSchema,
  exposes: array(exposedModuleSchema),
  raises: optional(array(eventNameSchema)),
  answers: optional(array(eventNameSchema)),
  pages: optional(remotePagesSchema),
  files: optional(releaseFilesSchema),
});
export type DevelopmentManifest = Infer<typeof developmentManifestSchema>;
