import type { ChangeOptions } from '../registry/change.ts';
import { folderRegistry } from '../registry.ts';
import type { Registry, StoredRegistry } from '../registry.ts';
import { bucketTokens } from './bucket-tokens.ts';
import { changeBucket, withBucket } from './change-bucket.ts';
import { pathsOfBuilds } from './paths-of-builds.ts';
import { pruneBucket } from './prune-bucket.ts';
import { listRevisions } from './revisions.ts';
import { withWorkingCopy } from './working-copy.ts';
import { writePageToBucket } from './write-page-to-bucket.ts';

/**
 * The registry in a bucket, such as `s3://releases/airdex`. It does not store the builds of checkouts, so
 * `publishCheckout` publishes only builds that were never published.
 */
export function bucketRegistry(address: string): StoredRegistry {
  const change = <Result>(
    options: Pick<ChangeOptions, 'revision'>,
    releasePaths: readonly string[],
    work: (registry: StoredRegistry) => Promise<Result>,
  ) =>
    withBucket(address, (bucket) =>
      changeBucket(bucket, options, releasePaths, (folder) => work(folderRegistry(folder, bucket.place))),
    );
  const read = <Result>(work: (registry: Registry) => Promise<Result>) =>
    withBucket(address, (bucket) =>
      withWorkingCopy(bucket, [], ({ folder }) => work(folderRegistry(folder, bucket.place))),
    );
  return {
    async publish(folders, options) {
      const paths = await pathsOfBuilds(folders);
      return change(options, paths, (registry) => registry.publish(folders, options));
    },
    promote: (composition, options) =>
      change(options, [], (registry) => registry.promote(composition, options)),
    rollback: (options) => change(options, [], (registry) => registry.rollback(options)),
    rollbackRemote: (options) => change(options, [], (registry) => registry.rollbackRemote(options)),
    stopCanary: (options) => change(options, [], (registry) => registry.stopCanary(options)),
    status: (historyMax) => read((registry) => registry.status(historyMax)),
    place: address,
    tokens: bucketTokens(address),
    isEmpty: () => withBucket(address, async (bucket) => (await listRevisions(bucket)).length === 0),
    async publishCheckout(folders, options) {
      const paths = await pathsOfBuilds(folders);
      return change({}, paths, (registry) => registry.publishCheckout(folders, options));
    },
    prune: (options) => pruneBucket(address, options),
    writePage: (site) => writePageToBucket(address, site),
  };
}
