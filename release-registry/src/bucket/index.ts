export { isBucketAddress, parseBucketAddress } from './bucket-address.ts';
export { bucketRegistry } from './bucket-registry.ts';
export { mirrorBucket } from './mirror-bucket.ts';
export type { BucketMirror } from './mirror-bucket.ts';
export { publishCheckoutToBucket } from './publish-checkout-to-bucket.ts';
export { writePageToBucket } from './write-page-to-bucket.ts';
