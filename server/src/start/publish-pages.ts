import { readdir } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { folderRegistry, RegistryError } from '@airdex/release-registry';
import { bucketRegistry } from '@airdex/release-registry/bucket';
import type { Configuration } from '../configuration.ts';

/**
 * Failures with which the server still starts. It serves the readable part of a damaged registry, and its copy of a
 * bucket that it cannot reach or may only read.
 */
const TOLERATED = ['registry-damaged', 'bucket-unreachable', 'bucket-refused'];

/**
 * Publishes built pages as `npm start` does: those that the registry lacks, and those that changed since the last
 * start of this node. Returns lines for the operator.
 * @param pages folder with a folder for each build
 */
export async function publishPages(
  pages: URL,
  { dataDir, registry, port }: Pick<Configuration, 'dataDir' | 'registry' | 'port'>,
): Promise<readonly string[]> {
  const folder = fileURLToPath(pages);
  const builds = (await readdir(folder)).map((name) => path.join(folder, name));
  try {
    // Each version of the package has its own folder, so a machine and a port name the node.
    const options = { who: 'start', checkout: `${hostname()}:${port}` };
    const opened =
      registry === null ? folderRegistry(path.resolve(dataDir, 'registry')) : bucketRegistry(registry);
    const { parts } = await opened.publishCheckout(builds, options);
    return parts.flatMap(({ name, release, outcome, live }) => {
      if (outcome === 'released') return [`Published from this package: ${name} ${release}`];
      if (outcome === 'live') return [];
      return [`${name}: ${live === null ? 'it was removed from the product' : `users keep ${live}`}`];
    });
  } catch (error) {
    if (error instanceof RegistryError && TOLERATED.includes(error.code))
      return [`Nothing was published: ${error.message}`];
    throw error;
  }
}
