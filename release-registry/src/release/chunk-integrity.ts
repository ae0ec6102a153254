import type { ReleaseFile } from '@airdex/shared-contracts/composition';

/**
 * Placeholder in a build's scripts for the integrity of the files that they load. The integrity is known only after the
 * release's hash has been written into those files. Then `path=hash path=hash …` is inserted before the semicolon.
 */
export const INTEGRITY_TOKEN = 'airdexPins:;';

/** Whether the loaders of a build must verify a file: it is a script or a style. */
export const isVerified = (path: string): boolean => /\.(m?js|css)$/.test(path);

/** Whether a file contains the token, or the integrity that replaced it. */
export function hasIntegrityToken(bytes: Buffer): boolean {
  return bytes.includes(INTEGRITY_TOKEN.slice(0, -1));
}

/** Replacement of the token in a finalized release: the integrity of every script and style of the build. */
export function integrityMap(files: readonly ReleaseFile[]): string {
  const pins = files
    .filter(({ path }) => isVerified(path))
    .map(({ path, integrity }) => `${path}=${integrity.replace('sha384-', '')}`);
  return `${INTEGRITY_TOKEN.slice(0, -1)}${pins.join(' ')};`;
}
