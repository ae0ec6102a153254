import { createHash } from 'node:crypto';
import { holdsAvoided, isAvoidedRelease } from '@airdex/shared-contracts/composition';
import type { Canary, Composition, CompositionPointer } from '@airdex/shared-contracts/composition';

/** Content of a browser's cookies. */
export interface BrowserChoice {
  /** Key of the user for canaries; undefined: in no canary. */
  readonly bucketKey: string | undefined;
  /** What failed in this browser: ids of compositions, and releases in the form of the cookie (`mfe-card~HASH`). */
  readonly avoided: readonly string[];
}

/** Number of possible values of a user's hash. A canary takes its percentage of them. */
const HASH_RANGE = 2 ** 32;

/**
 * Whether the user with `key` is in a canary. A key stays in or out while the canary runs. A wider canary includes all
 * users of a narrower one. Another canary selects other users.
 */
export function isInCanary(key: string, { composition, percent, drawnBy }: Canary): boolean {
  const drawn = createHash('sha256')
    .update(`${key} ${drawnBy ?? composition}`)
    .digest()
    .readUInt32BE(0);
  return drawn < (percent / 100) * HASH_RANGE;
}

/**
 * Number of previous compositions that are offered to a browser that avoids the current one. A browser in which a
 * release failed may get an even earlier one, because other teams may have published more often.
 */
export const PREVIOUS_OFFERED = 3;

/** Ids of the compositions that a browser may get, best first, regardless of failures. */
function offeredCompositions(
  { current, canary, previous }: CompositionPointer,
  bucketKey: string | undefined,
): string[] {
  const isTried = canary !== undefined && bucketKey !== undefined && isInCanary(bucketKey, canary);
  return [...(isTried ? [canary.composition] : []), current, ...previous.slice(0, PREVIOUS_OFFERED)];
}

type Load = (id: string) => Promise<Pick<Composition, 'shell' | 'remotes'> | undefined>;

/** The first of `ids` that can be loaded and that the browser does not avoid. Loads them one by one. */
async function firstNotAvoided(
  ids: Iterable<string>,
  avoided: readonly string[],
  load: Load,
): Promise<string | undefined> {
  for (const id of ids) {
    const composition = avoided.includes(id) ? undefined : await load(id);
    if (composition !== undefined && !holdsAvoided(composition, avoided)) return id;
  }
  return undefined;
}

/**
 * Ids of the compositions that a browser should get, best first. Serve the first that can be served. Compositions that
 * it avoids come last, beginning with the current one, so that a browser that avoids everything still gets a page.
 * @param load loads a composition; undefined if it cannot be loaded. Called only if a release failed in the browser
 */
export async function compositionsForBrowser(
  pointer: CompositionPointer,
  { bucketKey, avoided }: BrowserChoice,
  load: Load,
): Promise<string[]> {
  const offered = offeredCompositions(pointer, bucketKey);
  if (!avoided.some(isAvoidedRelease)) {
    const preferred = offered.filter((id) => !avoided.includes(id));
    return [...new Set([...preferred, pointer.current, ...offered])];
  }
  const preferred = await firstNotAvoided(new Set([...offered, ...pointer.previous]), avoided, load);
  return [...new Set([...(preferred === undefined ? [] : [preferred]), pointer.current, ...offered])];
}
