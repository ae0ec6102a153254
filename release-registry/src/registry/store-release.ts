import { constants, copyFile, mkdir, rename, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  canonicalJson,
  REMOTE_MANIFEST_FILE,
  SHELL_MANIFEST_FILE,
} from '@airdex/shared-contracts/composition';
import { RegistryError } from '../registry-error.ts';
import { contentOf, readRelease, releaseTitle } from '../release/read-release.ts';
import type { BuiltRelease } from '../release/read-release.ts';
import { COMPRESSED_ENDINGS } from '../release/release-files.ts';
import { undefinedWhenMissing } from '../release/system-error.ts';
import { verifyRelease } from '../release/verify-release.ts';
import { releaseFolder } from './registry-layout.ts';
import { withStagingFolder } from './staging.ts';

async function copyRelease({ folder, kind, manifest }: BuiltRelease, target: string): Promise<void> {
  const manifestFile = kind === 'shell' ? SHELL_MANIFEST_FILE : REMOTE_MANIFEST_FILE;
  for (const path of [...manifest.files.map((file) => file.path), manifestFile]) {
    await mkdir(dirname(join(target, path)), { recursive: true });
    // Copies instead of linking, because the next build overwrites its files in place.
    const copy = (ending: string) =>
      copyFile(join(folder, path + ending), join(target, path + ending), constants.COPYFILE_FICLONE);
    await copy('');
    // Copies one by one, so that no copy is still running when another fails and the folder is removed.
    for (const ending of COMPRESSED_ENDINGS) await undefinedWhenMissing(copy(ending));
  }
}

/** @throws RegistryError `release-changed`, `stored-copy-damaged` if the registry's copy differs or is damaged */
async function checkStored(release: BuiltRelease, stored: string): Promise<void> {
  const found = await readRelease(stored);
  const describe = (it: BuiltRelease) => canonicalJson({ ...contentOf(it), files: it.manifest.files });
  if (describe(found) !== describe(release)) {
    throw new RegistryError(
      'release-changed',
      `The registry has a different release with the name ${releaseTitle(release)}`,
      {
        hint: 'Releases never change. Build again: a changed source gets another hash.',
      },
    );
  }
  try {
    await verifyRelease(found);
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
    throw new RegistryError(
      'stored-copy-damaged',
      `The registry's copy of ${releaseTitle(release)} is damaged: ${error.field ?? error.message}`,
      { hint: `Remove ${stored} and publish again.` },
    );
  }
}

/** Moves a release from the staging folder to its final place. @returns false if another process was first */
async function moveRelease(release: BuiltRelease, folder: string, target: string): Promise<boolean> {
  try {
    await mkdir(dirname(target), { recursive: true });
    await rename(folder, target);
    return true;
  } catch (error) {
    if ((await undefinedWhenMissing(stat(target))) === undefined) throw error;
    await checkStored(release, target);
    return false;
  }
}

/**
 * Stores a release in the registry as a whole, or not at all. Releases are immutable: storing the same one again
 * changes nothing, and a different one with the same name is refused.
 * @param how `copied` keeps the release's folder; `moved` removes it, and needs it to be in the registry's staging
 * folder
 * @returns false if the registry already had the release
 * @throws RegistryError `release-changed`, `stored-copy-damaged`, and those of {@link verifyRelease}
 */
export async function storeRelease(
  registry: string,
  release: BuiltRelease,
  how: 'copied' | 'moved' = 'copied',
): Promise<boolean> {
  const target = releaseFolder(registry, release, release.manifest.release);
  // One that was read from the registry is verified there, below.
  if (release.folder !== target) await verifyRelease(release);
  if ((await undefinedWhenMissing(stat(target))) !== undefined) {
    await checkStored(release, target);
    // Updates the time, so that pruning keeps the release.
    await utimes(target, new Date(), new Date());
    return false;
  }
  if (how === 'moved') return moveRelease(release, release.folder, target);
  return withStagingFolder(registry, async (folder) => {
    await copyRelease(release, folder);
    return moveRelease(release, folder, target);
  });
}
