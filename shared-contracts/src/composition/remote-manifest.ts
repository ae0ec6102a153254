import { array, literal, looseObject, object, optional, record, refine, string } from 'zod/mini';
import type { infer as Infer } from 'zod/mini';
import { contractVersionSchema } from './contract-version.ts';
import { exposedModuleSchema } from './exposed-module.ts';
import { firstCallsSchema } from './first-call.ts';
import { releasePathSchema } from './release-file.ts';
import { releaseFilesSchema } from './release-files.ts';
import { releaseHashSchema } from '../releases/release-hash.ts';
import { releaseLibrariesSchema } from './release-libraries.ts';
import { containerKindSchema, trustedTypesSchema } from './remote-container.ts';
import {
  eventNameSchema,
  federationNameOf,
  federationNameSchema,
  remoteNameSchema,
} from '../releases/remote-names.ts';
import { isPathOfRemote, remotePagesSchema } from './remote-page.ts';

/**
 * The manifest of a remote's release. Written by the build, checked at publication.
 * - `release`: hash of everything except `builtAt`; the name of the release's folder.
 * - `federationName`: always {@link federationNameOf} its name.
 * - `container`: how pages run the container. Missing: `script`.
 * - `trustedTypes`: names of the Trusted Types policies that its code creates.
 * - `entry`: the container's script; `federationManifest`: the manifest of Module Federation, for tools.
 * - `preload`: by exposed module, the scripts and styles that its first screen needs besides `entry`.
 * - `raises`, `answers`: events that the remote raises, and commands that it handles; no others are allowed. Without
 *   them, as before contract 1.3.0, all are allowed.
 * - `pages`: its pages in addition to the contract's routes.
 * - `firstCalls`: by exposed module, the calls that a page may start before its scripts have arrived.
 * - `bundledLibraries`: its own libraries, as in {@link releaseLibrariesSchema}.
 * - `files`: every file of the release except this document.
 * - `builtAt`: ISO 8601, UTC.
 *
 * Other fields are kept, because `release` is also a hash of them, and releases of other kits have some.
 */
const manifestSchema = object({
  schemaVersion: literal(1),
  name: remoteNameSchema,
  federationName: federationNameSchema,
  release: releaseHashSchema,
  contractVersion: contractVersionSchema,
  container: optional(containerKindSchema),
  trustedTypes: optional(trustedTypesSchema),
  entry: releasePathSchema,
  federationManifest: releasePathSchema,
  exposes: array(exposedModuleSchema),
  raises: optional(array(eventNameSchema)),
  answers: optional(array(eventNameSchema)),
  preload: record(exposedModuleSchema, array(releasePathSchema)),
  pages: optional(remotePagesSchema),
  firstCalls: optional(firstCallsSchema),
  ...releaseLibrariesSchema.shape,
  files: releaseFilesSchema,
  builtAt: string(),
});
export type RemoteManifest = Infer<typeof manifestSchema>;

export const remoteManifestSchema = looseObject(manifestSchema.shape).check(
  // A token allows publishing under one name, so the container in the page must not be that of another remote.
  refine(({ name, federationName }) => federationName === federationNameOf(name), {
    error: 'is not the container name of this remote',
    path: ['federationName'],
  }),
  refine((manifest) => hasFile(manifest, manifest.entry), { error: 'is not in files', path: ['entry'] }),
  refine(
    (manifest) =>
      Object.values(manifest.preload).every((paths) => paths.every((path) => hasFile(manifest, path))),
    {
      error: 'names a file that is not in files',
      path: ['preload'],
    },
  ),
  refine(
    ({ name, exposes, pages = [] }) =>
      pages.every(({ path, exposed }) => isPathOfRemote(path, name) && exposes.includes(exposed)),
    { error: 'names a path that is not the remote’s, or a module that it does not expose', path: ['pages'] },
  ),
);
function hasFile(manifest: { files: readonly { path: string }[] }, path: string): boolean {
  return manifest.files.some((file) => file.path === path);
}
