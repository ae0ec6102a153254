export { isBucketAddress } from './bucket-address.ts';
export { bucketRegistry } from './bucket-registry.ts';
