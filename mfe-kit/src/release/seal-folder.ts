import { readdir, readFile, rm } from 'node:fs/promises';
import { join, posix, relative, sep } from 'node:path';
import { Script } from 'node:vm';
import { federationNameOf, REMOTE_MANIFEST_FILE } from '@airdex/shared-contracts/composition';
import type { ContainerKind, RemoteManifest } from '@airdex/shared-contracts/composition';
import { INTEGRITY_TOKEN, readRelease, verifyRelease } from '@airdex/release-registry/release';
import type { RemoteDefinition } from '../remote-definition/remote-definition.ts';
import { checkTexts } from '../texts/check-texts.ts';
import {
  FEDERATION_MANIFEST_FILE,
  FEDERATION_STATS_FILE,
} from '../webpack-preset/federation-manifest-file.ts';
import { installedVersion } from '../webpack-preset/installed-version.ts';
import { checkLibraries } from './check-libraries.ts';
import { checkLifecycles } from './check-lifecycles.ts';
import { readFederationManifest } from './federation-manifest.ts';
import type { FederationManifest } from './federation-manifest.ts';
import { sealError } from './seal-error.ts';
import { sealRelease } from './seal-release.ts';

const ASK_FOR_MANIFEST =
  "Let the federation plugin write its manifest (`manifest: true`), empty the folder and build again. Then name the build's folder.";

async function pathsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => {
    throw sealError('no-container', `There is no folder ${folder}`, ASK_FOR_MANIFEST);
  });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

/** Refuses a folder that was sealed before and has other files now: it mixes two builds. */
async function checkUnchanged(folder: string): Promise<void> {
  const problem = await readRelease(folder)
    .then(verifyRelease)
    .catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
  if (problem === undefined) return;
  throw sealError(
    'changed-after-sealing',
    `${folder} was changed after it was sealed: ${problem}`,
    'Empty the folder, build and seal again.',
  );
}

/** Removes what bundlers write for tools: no server sends names that begin with a dot. */
async function withoutToolFiles(folder: string): Promise<void> {
  const names = await readdir(folder);
  for (const name of names.filter((it) => it.startsWith('.') || it === FEDERATION_STATS_FILE))
    await rm(join(folder, name), { recursive: true });
}

function kindOf(entry: string): ContainerKind {
  try {
    // The script is read, but never run.
    new Script(entry);
    return 'script';
  } catch {
    return 'module';
  }
}

/** Checks that the build is a container of this remote, and returns the path of its script. */
function entryOf(
  definition: RemoteDefinition,
  manifest: FederationManifest,
  paths: readonly string[],
): string {
  const name = federationNameOf(definition.name);
  const { remoteEntry } = manifest.metaData;
  const entry = posix.join(remoteEntry.path, remoteEntry.name);
  const refuse = (problem: string, hint: string) => sealError('no-container', problem, hint);
  if (manifest.name !== name)
    throw refuse(
      `The build is the container ${manifest.name}, and that of ${definition.name} is ${name}`,
      `Give the federation plugin the name ${name}.`,
    );
  if (!paths.includes(entry))
    throw refuse(`The container's script ${entry} is not in the build`, ASK_FOR_MANIFEST);
  const exposed = manifest.exposes.map(({ path }) => path);
  const missing = Object.keys(definition.exposes).filter((it) => !exposed.includes(it));
  if (missing.length > 0)
    throw refuse(
      `The build does not expose ${missing.join(', ')}`,
      'Give the federation plugin `exposes` of mfe.config.ts.',
    );
  return entry;
}

/**
 * Makes a release of what a bundler with a plugin for Module Federation 2 wrote to `folder`.
 * @param root folder of the remote's package, with its texts
 * @throws CommandError AIRDEX-121 to AIRDEX-125, or RegistryError for a container that pages could not run
 */
export async function sealFolder(
  definition: RemoteDefinition,
  root: string,
  folder: string,
): Promise<RemoteManifest> {
  await checkTexts(root);
  if ((await pathsIn(folder)).includes(REMOTE_MANIFEST_FILE)) await checkUnchanged(folder);
  const written = await pathsIn(folder);
  if (!written.includes(FEDERATION_MANIFEST_FILE))
    throw sealError('no-container', `There is no ${FEDERATION_MANIFEST_FILE} in ${folder}`, ASK_FOR_MANIFEST);
  const manifest = await readFederationManifest(join(folder, FEDERATION_MANIFEST_FILE));
  const entry = entryOf(definition, manifest, written);
  // Only now is it certain that the folder is a build, and not that of the sources.
  await withoutToolFiles(folder);
  const paths = await pathsIn(folder);
  const scripts = new Map<string, string>();
  for (const path of paths.filter((it) => /\.m?js$/.test(it)))
    scripts.set(path, await readFile(join(folder, path), 'utf8'));

  const container = kindOf(scripts.get(entry) ?? '');
  if (container === 'script' && scripts.size > 1 && !scripts.get(entry)?.includes(INTEGRITY_TOKEN))
    throw sealError(
      'no-container',
      `${entry} is a classic script, which does not verify the scripts that it loads later`,
      'Build it as an ES module, as in docs/containers.md.',
    );
  const { bundledLibraries = [] } = definition;
  checkLibraries(manifest, scripts, bundledLibraries);
  const preload = Object.fromEntries(
    manifest.exposes
      .filter(({ path }) => Object.hasOwn(definition.exposes, path))
      .map(({ path, assets }) => [
        path,
        assets.js.sync.filter((file) => scripts.has(file) && file !== entry),
      ]),
  );
  // Rspack lists a screen's own file with those that load later; a build of one file has its screens in the container.
  const candidates = manifest.exposes.map(
    ({ path, assets: { js } }) => [path, [...js.sync, ...js.async, entry]] as const,
  );
  checkLifecycles(Object.fromEntries(candidates), scripts);
  const libraries = bundledLibraries.map((library) => ({
    library,
    version: installedVersion(library, join(root, 'package.json')),
  }));
  const sealed = await sealRelease(definition, folder, {
    entry,
    container,
    preload,
    bundledLibraries: libraries,
  });
  try {
    await verifyRelease(await readRelease(folder));
  } catch (error) {
    await rm(join(folder, REMOTE_MANIFEST_FILE));
    throw error;
  }
  return sealed;
}
