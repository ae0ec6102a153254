import { readdir } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { publishCheckout, RegistryError } from '@airdex/release-registry';

/**
 * Publishes built pages as `npm start` does: those that the registry lacks, and those that changed since the last start.
 * Returns lines for the operator.
 *
 * @param pages folder with a folder for each build
 */
export async function publishPages(pages: URL, dataDir: string): Promise<readonly string[]> {
  const folder = fileURLToPath(pages);
  const builds = (await readdir(folder)).map((name) => path.join(folder, name));
  try {
    const { parts } = await publishCheckout(path.resolve(dataDir, 'registry'), builds, {
      who: 'start',
      checkout: `${hostname()}:${folder}`,
    });
    return parts.flatMap(({ name, release, outcome, live }) => {
      if (outcome === 'released') return [`Published from this package: ${name} ${release}`];
      if (outcome === 'live') return [];
      return [`${name}: ${live === null ? 'it was removed from the product' : `users keep ${live}`}`];
    });
  } catch (error) {
    // The server still serves the readable part of a damaged registry.
    if (error instanceof RegistryError && error.code === 'registry-damaged')
      return [`Nothing was published: ${error.message}`];
    throw error;
  }
}
