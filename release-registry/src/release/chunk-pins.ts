import type { ReleaseFile } from '@airdex/shared-contracts/composition';

/**
 * Stands in the scripts of a build that load others, for the integrity of these: it is known only when the release's
 * hash has been written into them. `path=hash path=hash …` is put before its end.
 */
export const PINS_TOKEN = 'airdexPins:;';

/** Whether a file holds the token, or the pins that stand in its place. */
export function holdsPins(bytes: Buffer): boolean {
  return bytes.includes(PINS_TOKEN.slice(0, -1));
}

/** What stands for the token in a sealed release: the integrity of every script and style. */
export function pinsOf(files: readonly ReleaseFile[]): string {
  const pins = files
    .filter(({ path }) => /\.(js|css)$/.test(path))
    .map(({ path, integrity }) => `${path}=${integrity.replace('sha384-', '')}`);
  return `${PINS_TOKEN.slice(0, -1)}${pins.join(' ')};`;
}
