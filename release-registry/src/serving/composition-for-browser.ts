import { createHash } from 'node:crypto';
import { holdsAvoided, isAvoidedRelease } from '@airdex/shared-contracts/composition';
import type { Canary, Composition, CompositionPointer } from '@airdex/shared-contracts/composition';

/** What a browser's cookies say. */
export interface BrowserChoice {
  /** Key of the user; undefined: no canary. */
  readonly bucketKey: string | undefined;
  /** What failed in this browser: ids of compositions that it moved away from, and releases, as its cookie names them. */
  readonly avoided: readonly string[];
}

/** Parts that users are drawn in: a percent is so many of them. */
const HASH_RANGE = 2 ** 32;

/**
 * Whether the user with `key` is in a canary. The result for a key stays the same while the canary runs, and a wider
 * canary includes all users of a narrower one. Another canary selects other users.
 */
export function isInCanary(key: string, { composition, percent, drawnBy }: Canary): boolean {
  const drawn = createHash('sha256')
    .update(`${key} ${drawnBy ?? composition}`)
    .digest()
    .readUInt32BE(0);
  return drawn < (percent / 100) * HASH_RANGE;
}

/** Compositions before the current one that a browser is offered when it avoids the current. */
export const PREVIOUS_OFFERED = 3;

/** Ids of the compositions that a browser may get, best first; whatever failed in it. */
function offeredCompositions(
  { current, canary, previous }: CompositionPointer,
  bucketKey: string | undefined,
): string[] {
  const isTried = canary !== undefined && bucketKey !== undefined && isInCanary(bucketKey, canary);
  return [...(isTried ? [canary.composition] : []), current, ...previous.slice(0, PREVIOUS_OFFERED)];
}

/**
 * Ids of the compositions that a browser should get, best first; the first that can be served is the one. Those that it
 * avoids come last, current before all: a browser that avoids everything still gets a page.
 * @param load what a composition is made of, undefined where that can't be had; asked only for a browser in which a
 * release failed
 */
export async function compositionsForBrowser(
  pointer: CompositionPointer,
  { bucketKey, avoided }: BrowserChoice,
  load: (id: string) => Promise<Pick<Composition, 'shell' | 'remotes'> | undefined>,
): Promise<string[]> {
  const offered = offeredCompositions(pointer, bucketKey);
  const isReleaseAvoided = avoided.some(isAvoidedRelease);
  const isAvoided = async (id: string) => {
    if (avoided.includes(id)) return true;
    const composition = isReleaseAvoided ? await load(id) : undefined;
    return composition !== undefined && holdsAvoided(composition, avoided);
  };
  const areAvoided = await Promise.all(offered.map(isAvoided));
  const preferred = offered.filter((_, place) => areAvoided[place] !== true);
  return [...new Set([...preferred, pointer.current, ...offered])];
}
