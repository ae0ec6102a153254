import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  REMOTE_MANIFEST_FILE,
  readJsonDocument,
  remoteManifestSchema,
  SHELL_MANIFEST_FILE,
  shellManifestSchema,
} from '@airdex/shared-contracts/composition';
import type { DocumentReading, RemoteManifest, ShellManifest } from '@airdex/shared-contracts/composition';
import { RegistryError } from '../registry-error.ts';
import { undefinedWhenMissing } from './system-error.ts';

/** A built release in a folder. */
export type BuiltRelease =
  | { readonly kind: 'shell'; readonly folder: string; readonly manifest: ShellManifest }
  | {
      readonly kind: 'remote';
      readonly folder: string;
      readonly name: string;
      readonly manifest: RemoteManifest;
    };

function valueOf<Value>(folder: string, reading: DocumentReading<Value>): Value {
  if (reading.ok) return reading.value;
  throw new RegistryError(
    'manifest-invalid',
    `The manifest in ${folder} is not valid: ${reading.problems.join('; ')}`,
    {
      hint: 'Build again with this version of the kit.',
    },
  );
}

/**
 * Reads the manifest of the release in `folder`, but not its files.
 * @throws RegistryError `release-missing`, `manifest-invalid`
 */
export async function readRelease(folder: string): Promise<BuiltRelease> {
  const remote = await undefinedWhenMissing(readFile(join(folder, REMOTE_MANIFEST_FILE), 'utf8'));
  if (remote !== undefined) {
    const manifest = valueOf(folder, readJsonDocument(remoteManifestSchema, remote));
    return { kind: 'remote', folder, name: manifest.name, manifest };
  }
  const shell = await undefinedWhenMissing(readFile(join(folder, SHELL_MANIFEST_FILE), 'utf8'));
  if (shell !== undefined) {
    return { kind: 'shell', folder, manifest: valueOf(folder, readJsonDocument(shellManifestSchema, shell)) };
  }
  const isFolder = await stat(folder)
    .then((found) => found.isDirectory())
    .catch(() => false);
  throw new RegistryError(
    'release-missing',
    isFolder ? `${folder} contains no release` : `There is no folder ${folder}`,
    {
      hint: 'Run `mfe build` (or `mfe build-shell`) first, or name the folder with --from.',
    },
  );
}

/** Name of the part that is released: `shell`, or the remote's name. */
export function releaseName(release: BuiltRelease): string {
  return release.kind === 'shell' ? 'shell' : release.name;
}

/** Title of a release, for messages and the history: `mfe-search 0123456789abcdef`. */
export function releaseTitle(release: BuiltRelease): string {
  return `${releaseName(release)} ${release.manifest.release}`;
}

/** Content of a release's manifest, without the fields that finalizing added. */
export function contentOf({ manifest }: BuiltRelease): Record<string, unknown> {
  const { release: _release, files: _files, builtAt: _builtAt, ...content } = manifest;
  return content;
}
