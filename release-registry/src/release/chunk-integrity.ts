import type { ReleaseFile } from '@airdex/shared-contracts/composition';

/**
 * Placeholder in scripts of a build for the integrity of the files that they load, which is known only after the
 * release's hash has been written into those files. `path=hash path=hash …` is put before its end.
 */
export const INTEGRITY_TOKEN = 'airdexPins:;';

/** Whether a file holds the token, or the pins that stand in its place. */
export function hasIntegrityToken(bytes: Buffer): boolean {
  return bytes.includes(INTEGRITY_TOKEN.slice(0, -1));
}

/** What stands for the token in a finalized release: the integrity of every script and style of the build. */
export function integrityMap(files: readonly ReleaseFile[]): string {
  const pins = files
    .filter(({ path }) => /\.(js|css)$/.test(path))
    .map(({ path, integrity }) => `${path}=${integrity.replace('sha384-', '')}`);
  return `${INTEGRITY_TOKEN.slice(0, -1)}${pins.join(' ')};`;
}
