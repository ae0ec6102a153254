import type { ChangeOptions } from '../registry/change.ts';
import type { Registry } from '../registry.ts';
import { folderRegistry } from '../registry.ts';
import { repeatOnConflict } from '../repeat-on-conflict.ts';
import { openBucket } from './bucket.ts';
import type { Bucket } from './bucket.ts';
import { pathsOfBuilds } from './paths-of-builds.ts';
import { push, withWorkingCopy } from './working-copy.ts';

/** Runs `work` with a bucket, which it closes. */
export async function withBucket<Result>(
  address: string,
  work: (bucket: Bucket) => Promise<Result>,
): Promise<Result> {
  const bucket = await openBucket(address);
  try {
    return await work(bucket);
  } finally {
    bucket.close();
  }
}

/**
 * Changes a bucket's registry: `work` changes a working copy, which is then stored. When somebody else was faster, it
 * is repeated on what they made of it, unless `revision` says what it is decided upon.
 * @param whole paths of releases that `work` needs all files of
 */
export async function changeBucket<Result>(
  bucket: Bucket,
  { revision }: Pick<ChangeOptions, 'revision'>,
  whole: readonly string[],
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  await bucket.checkConditionalWrites();
  const once = () =>
    withWorkingCopy(bucket, whole, async (copy) => {
      const result = await work(copy.folder);
      await push(bucket, copy);
      return result;
    });
  return revision === undefined ? repeatOnConflict(once) : once();
}

/** The registry in a bucket, such as `s3://releases/airdex`. */
export function bucketRegistry(address: string): Registry {
  const change = <Result>(
    options: ChangeOptions,
    whole: readonly string[],
    work: (registry: Registry) => Promise<Result>,
  ) =>
    withBucket(address, (bucket) =>
      changeBucket(bucket, options, whole, (folder) => work(folderRegistry(folder, bucket.place))),
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
    status: (historyMax) =>
      withBucket(address, (bucket) =>
        withWorkingCopy(bucket, [], ({ folder }) => folderRegistry(folder, bucket.place).status(historyMax)),
      ),
  };
}
