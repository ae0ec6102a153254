import { RegistryError } from '../registry-error.ts';
import { readRelease } from '../release/read-release.ts';
import type { BuiltRelease } from '../release/read-release.ts';
import { releaseFolder, releaseKindOf } from './registry-layout.ts';

/**
 * Reads a stored release. `name` is `shell` or a remote's name.
 * @param field field of the request that names the release, for the error
 * @throws RegistryError `release-missing`
 */
export async function readStoredRelease(
  registry: string,
  { name, release }: { readonly name: string; readonly release: string },
  field: string,
): Promise<BuiltRelease> {
  try {
    return await readRelease(releaseFolder(registry, releaseKindOf(name), release));
  } catch (error) {
    if (!(error instanceof RegistryError) || error.code !== 'release-missing') throw error;
    throw new RegistryError('release-missing', `The registry has no release ${release} of ${name}`, {
      hint: 'Upload it first; `mfe publish` does both.',
      field,
    });
  }
}
