import { RELEASE_HASH_LENGTH } from '@airdex/shared-contracts/composition';

/**
 * Placeholder for the release's hash in the files of a build. Finalizing replaces it, because the hash is known only
 * after the build. It is as long as a hash, so that no position in a file moves. The name of a remote's chunk registry
 * contains it: with a constant name, an open tab would mix the modules of two releases.
 */
export const RELEASE_TOKEN = 'airdexReleaseId_'
  .padEnd(RELEASE_HASH_LENGTH, '_')
  .slice(0, RELEASE_HASH_LENGTH);
