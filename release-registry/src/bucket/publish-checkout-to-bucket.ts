import { publishCheckout } from '../checkout/publish-checkout.ts';
import type { CheckoutPublication, PublishCheckoutOptions } from '../checkout/publish-checkout.ts';
import { releasePath } from '../registry/registry-layout.ts';
import { readRelease } from '../release/read-release.ts';
import { changeBucket, withBucket } from './bucket-registry.ts';

/**
 * Publishes into a bucket, at the start of a server, the builds that its registry never had. What checkouts brought
 * earlier is not known there, so a start releases nothing twice.
 */
export async function publishCheckoutToBucket(
  address: string,
  folders: readonly string[],
  options: PublishCheckoutOptions,
): Promise<CheckoutPublication> {
  const releases = await Promise.all(folders.map((folder) => readRelease(folder)));
  const paths = releases.map((release) => releasePath(release, release.manifest.release));
  return withBucket(address, (bucket) =>
    changeBucket(bucket, {}, paths, (folder) => publishCheckout(folder, folders, options)),
  );
}
