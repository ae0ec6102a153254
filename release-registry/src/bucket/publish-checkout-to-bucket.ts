import { publishCheckout } from '../checkout/publish-checkout.ts';
import type { CheckoutPublication, PublishCheckoutOptions } from '../checkout/publish-checkout.ts';
import { changeBucket, withBucket } from './bucket-registry.ts';
import { pathsOfBuilds } from './paths-of-builds.ts';

/**
 * Publishes into a bucket, at the start of a server, the builds that its registry never had. What checkouts brought
 * earlier is not known there, so a start releases nothing twice.
 */
export async function publishCheckoutToBucket(
  address: string,
  folders: readonly string[],
  options: PublishCheckoutOptions,
): Promise<CheckoutPublication> {
  const paths = await pathsOfBuilds(folders);
  return withBucket(address, (bucket) =>
    changeBucket(bucket, {}, paths, (folder) => publishCheckout(folder, folders, options)),
  );
}
