import { array, literal, looseObject, object, optional, record, string } from 'zod/mini';
import type { infer as Infer } from 'zod/mini';
import { contractVersionSchema } from './contract-version.ts';
import { releasePathSchema } from './release-file.ts';
import { releaseFilesSchema } from './release-files.ts';
import { releaseHashSchema } from '../releases/release-hash.ts';

/** Name of the shell's manifest, in the folder of every release. */
export const SHELL_MANIFEST_FILE = 'airdex-shell-manifest.json';

/** The files that a page starts with, in loading order. */
const startFilesSchema = object({ scripts: array(releasePathSchema), styles: array(releasePathSchema) });

/**
 * The manifest of a shell's release.
 * - `contractVersion`: the remote contract that this shell offers.
 * - `document`: the HTML template that hosting fills with the composition.
 * - `scripts`, `styles`: files of the first screen in loading order.
 * - `development`: the same for its development build, which pages with an override get.
 * - `versions`: of the packages of Airdex that it was built with and of the libraries that it shares, by name. Missing
 *   in releases of earlier kits.
 * - `preload`: other files that the first screen of a remote needs.
 * - `files`: every file of the release except this document.
 *
 * Other fields are kept, because `release` is also a hash of them, and releases of other kits have some.
 */
const manifestSchema = object({
  schemaVersion: literal(1),
  release: releaseHashSchema,
  contractVersion: contractVersionSchema,
  document: releasePathSchema,
  scripts: array(releasePathSchema),
  styles: array(releasePathSchema),
  development: optional(startFilesSchema),
  versions: optional(record(string(), string())),
  preload: optional(array(releasePathSchema)),
  files: releaseFilesSchema,
  builtAt: string(),
});
export type ShellManifest = Infer<typeof manifestSchema>;

export const shellManifestSchema = looseObject(manifestSchema.shape);
