import { releasePath } from '../registry/registry-layout.ts';
import { readRelease } from '../release/read-release.ts';

/** Paths in a registry of the releases that were built in `folders`. */
export async function pathsOfBuilds(folders: readonly string[]): Promise<string[]> {
  const releases = await Promise.all(folders.map((folder) => readRelease(folder)));
  return releases.map((release) => releasePath(release, release.manifest.release));
}
