import { RegistryError } from '../registry-error.ts';
import { readRelease } from '../release/read-release.ts';
import type { BuiltRelease } from '../release/read-release.ts';
import { releaseFolder } from './registry-layout.ts';

/**
 * A release that the registry stores. `name`: `shell`, or a remote's.
 * @param field what of a request names it
 * @throws RegistryError `release-missing`
 */
export async function readStoredRelease(
  registry: string,
  { name, release }: { readonly name: string; readonly release: string },
  field: string,
): Promise<BuiltRelease> {
  const of = name === 'shell' ? ({ kind: 'shell' } as const) : ({ kind: 'remote', name } as const);
  try {
    return await readRelease(releaseFolder(registry, of, release));
  } catch (error) {
    if (!(error instanceof RegistryError) || error.code !== 'release-missing') throw error;
    throw new RegistryError('release-missing', `The registry has no release ${release} of ${name}`, {
      hint: 'Upload it first; `mfe publish` does both.',
      field,
    });
  }
}
