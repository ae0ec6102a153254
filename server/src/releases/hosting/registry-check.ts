import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseFolder } from '@airdex/release-registry';
import { createRegistryReader } from './registry-reader.ts';

/**
 * Whether a page with a working shell can be served: a composition is published, and its shell's files are in
 * the registry's folder. Problems are logged where pages are served.
 */
export function registryCheck(registryFolder: string): () => Promise<boolean> {
  const registry = createRegistryReader({ registryFolder, assetsUrl: null }, () => undefined);
  return async () => {
    const served = await registry.forBrowser({ bucketKey: undefined, avoided: [] });
    if (served === undefined) return false;
    const { release, document, scripts, styles } = served.composition.shell;
    const folder = releaseFolder(registryFolder, { kind: 'shell' }, release);
    const files = [document, ...[...scripts, ...styles].map(({ path }) => path)];
    await Promise.all(files.map((file) => access(join(folder, file))));
    return true;
  };
}
