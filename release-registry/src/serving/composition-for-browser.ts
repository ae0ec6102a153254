import { createHash } from 'node:crypto';
import type { Canary, CompositionPointer } from '@airdex/shared-contracts/composition';

/** What a browser's cookies say. */
export interface BrowserChoice {
  /** Key of the user; undefined: no canary. */
  readonly bucketKey: string | undefined;
  /** Compositions that this browser moved away from. */
  readonly avoided: readonly string[];
}

/** Parts that users are drawn in: a percent is so many of them. */
const PARTS = 2 ** 32;

/**
 * Whether the user with `key` is among a canary's. The same key gets the same answer as long as the canary lives, and a
 * wider canary has all users of a narrower one; another canary draws anew.
 */
export function isInCanary(key: string, { composition, percent, drawnBy }: Canary): boolean {
  const drawn = createHash('sha256')
    .update(`${key} ${drawnBy ?? composition}`)
    .digest()
    .readUInt32BE(0);
  return drawn < (percent / 100) * PARTS;
}

/** Compositions before the current one that a browser is offered when it avoids the current. */
export const PREVIOUS_OFFERED = 3;

/**
 * Ids of the compositions that a browser should get, best first; the first that can be served is the one. Those that it
 * avoids come last, current before all: a browser that avoids everything still gets a page.
 */
export function compositionsForBrowser(
  { current, canary, previous }: CompositionPointer,
  { bucketKey, avoided }: BrowserChoice,
): string[] {
  const isTried = canary !== undefined && bucketKey !== undefined && isInCanary(bucketKey, canary);
  const offered = [...(isTried ? [canary.composition] : []), current, ...previous.slice(0, PREVIOUS_OFFERED)];
  const wanted = offered.filter((id) => !avoided.includes(id));
  return [...new Set([...wanted, current, ...offered])];
}
