import { RELEASE_HASH_LENGTH } from '@airdex/shared-contracts/composition';

/**
 * Stands for the release's hash in the files of a build, for that hash is only known once they are written; replaced
 * when the build is finalized. As long as a hash, so that no position in a file moves. The name of a remote's chunk
 * registry carries it: with a constant name, an open tab would mix an old release's modules with a newer one's.
 */
export const RELEASE_TOKEN = 'airdexReleaseId_'
  .padEnd(RELEASE_HASH_LENGTH, '_')
  .slice(0, RELEASE_HASH_LENGTH);
