import { array, object, optional, record, refine } from 'zod/mini';
import type { infer as Infer } from 'zod/mini';
import { baseUrlSchema } from './base-url.ts';
import { contractVersionSchema } from './contract-version.ts';
import { exposedModuleSchema } from './exposed-module.ts';
import { firstCallsSchema } from './first-call.ts';
import { pinnedFileSchema, releasePathSchema } from './release-file.ts';
import { releaseHashSchema } from '../releases/release-hash.ts';
import { containerKindSchema, trustedTypesSchema } from './remote-container.ts';
import { eventNameSchema, federationNameSchema, remoteNameSchema } from '../releases/remote-names.ts';
import { isPathOfRemote, remotePagesSchema } from './remote-page.ts';

/**
 * One remote of a composition, with everything that a shell needs to load it without further requests.
 * `modules`: every script of a remote whose container is an ES module. The import map of the page has their integrity.
 */
export const composedRemoteSchema = object({
  name: remoteNameSchema,
  federationName: federationNameSchema,
  release: releaseHashSchema,
  base: baseUrlSchema,
  manifest: releasePathSchema,
  contractVersion: contractVersionSchema,
  container: optional(containerKindSchema),
  trustedTypes: optional(trustedTypesSchema),
  entry: pinnedFileSchema,
  modules: optional(array(pinnedFileSchema)),
  raises: optional(array(eventNameSchema)),
  answers: optional(array(eventNameSchema)),
  preload: record(exposedModuleSchema, array(pinnedFileSchema)),
  pages: optional(remotePagesSchema),
  firstCalls: optional(firstCallsSchema),
}).check(
  refine(({ name, pages = [] }) => pages.every(({ path }) => isPathOfRemote(path, name)), {
    error: 'names a path that is not the remote’s',
    path: ['pages'],
  }),
);
export type ComposedRemote = Infer<typeof composedRemoteSchema>;
