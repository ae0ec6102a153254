export { filledRegistry } from './filled-registry.ts';
export type { FilledRegistry } from './filled-registry.ts';
export { mountSmallDisk } from './small-disk.ts';
export type { SmallDisk } from './small-disk.ts';
export { connectStorage, copyBucket, HAS_OBJECT_STORAGE, makeBucket } from './test-bucket.ts';
export type { StorageConnection } from './test-bucket.ts';
export { temporaryFolder } from './temporary-folder.ts';
export { writeRemote, writeShell } from './test-releases.ts';
