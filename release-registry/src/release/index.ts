export { PINS_TOKEN } from './chunk-pins.ts';
export { contentHash, integrityOf } from './content-hash.ts';
export { readRelease, releaseTitle } from './read-release.ts';
export type { BuiltRelease } from './read-release.ts';
export { RELEASE_TOKEN } from './release-token.ts';
export { sealRelease } from './seal.ts';
export type { ReleaseContent, Seal } from './seal.ts';
export { verifyRelease } from './verify-release.ts';
