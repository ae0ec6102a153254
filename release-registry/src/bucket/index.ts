export { isBucketAddress, parseBucketAddress } from './bucket-address.ts';
export { bucketRegistry } from './bucket-registry.ts';
export { mirrorBucket } from './mirror-bucket.ts';
export type { BucketMirror } from './mirror-bucket.ts';
