export { INTEGRITY_TOKEN } from './chunk-integrity.ts';
export { contentHash, integrityOf } from './content-hash.ts';
export { readRelease, releaseTitle } from './read-release.ts';
export type { BuiltRelease } from './read-release.ts';
export { RELEASE_TOKEN } from './release-token.ts';
export { finalizeRelease } from './finalize-release.ts';
export type { ReleaseContent, FinalizedRelease } from './finalize-release.ts';
export { verifyRelease } from './verify-release.ts';
