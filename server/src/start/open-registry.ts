import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { clearStaging, folderStore } from '@airdex/release-registry';
import type { RegistryStore } from '@airdex/release-registry';
import { mirrorBucket, parseBucketAddress } from '@airdex/release-registry/bucket';
import type { FastifyBaseLogger } from 'fastify';
import type { Configuration } from '../configuration.ts';

/** The registry that a server serves. */
export interface OpenRegistry {
  readonly store: RegistryStore;
  close(): Promise<void>;
}

/** Folder of a bucket's copy: one for each address, because registries must not be mixed. */
function mirrorFolder(address: string, dataDir: string): string {
  const { bucket, prefix } = parseBucketAddress(address);
  return path.resolve(dataDir, 'registry-mirrors', encodeURIComponent(`${bucket}/${prefix}`));
}

/** Opens the registry in the data folder, or follows the one in a bucket. */
export async function openRegistry(
  { registry, dataDir }: Pick<Configuration, 'registry' | 'dataDir'>,
  log: FastifyBaseLogger,
): Promise<OpenRegistry> {
  const folder = registry === null ? path.resolve(dataDir, 'registry') : mirrorFolder(registry, dataDir);
  await mkdir(folder, { recursive: true });
  // Left behind by uploads when a server was killed.
  await clearStaging(folder).catch((error: unknown) =>
    log.warn({ err: error }, 'the staging folder of the registry could not be cleared'),
  );
  if (registry === null) return { store: folderStore(folder), close: () => Promise.resolve() };
  const mirror = await mirrorBucket(registry, folder, (error) =>
    log.error({ err: error }, 'the bucket of the registry does not answer; users keep the last releases'),
  );
  return { store: mirror, close: () => mirror.close() };
}
