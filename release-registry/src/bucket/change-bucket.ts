import type { ChangeOptions } from '../registry/change.ts';
import { repeatOnConflict } from '../repeat-on-conflict.ts';
import { openBucket } from './bucket.ts';
import type { Bucket } from './bucket.ts';
import { push, withWorkingCopy } from './working-copy.ts';

/** Opens a bucket, runs `work` with it, and closes it. */
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
 * Changes a bucket's registry: `work` changes a working copy, which is then stored. If another change came first,
 * `work` runs again with a new working copy, unless `revision` is set.
 * @param releasePaths paths of releases of which `work` needs all files
 */
export async function changeBucket<Result>(
  bucket: Bucket,
  { revision }: Pick<ChangeOptions, 'revision'>,
  releasePaths: readonly string[],
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  await bucket.checkConditionalWrites();
  const once = () =>
    withWorkingCopy(bucket, releasePaths, async (copy) => {
      const result = await work(copy.folder);
      await push(bucket, copy);
      return result;
    });
  return revision === undefined ? repeatOnConflict(once) : once();
}
