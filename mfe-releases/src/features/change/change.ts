import type { ApiClient, Releases } from '@airdex/shared-contracts/api';

/** A change of the releases that the user requests. */
export type Change =
  | { readonly kind: 'rollBackAll' }
  | { readonly kind: 'rollBack'; readonly name: string }
  | { readonly kind: 'promote'; readonly composition: string }
  | { readonly kind: 'widen'; readonly composition: string; readonly percent: number }
  | { readonly kind: 'end'; readonly composition: string };

type Canary = Releases['status']['canary'];

/**
 * The change with the present composition of its canary. A canary gets another composition whenever somebody publishes,
 * but keeps the time at which it began.
 * @param seen the canary when the user requested the change
 */
export function followCanary(change: Change, seen: Canary, present: Canary): Change {
  if (!('composition' in change) || !isOfCanary(change, seen) || !isSame(seen, present)) return change;
  return { ...change, composition: present.composition };
}

/** Why a change is impossible: its canary no longer runs, or another one prevents a promotion. */
export type Block = 'canaryOver' | 'otherCanary';

/** @param seen the canary when the user requested the change */
export function blockOf(change: Change, seen: Canary, present: Canary): Block | null {
  if (isOfCanary(change, seen)) return isSame(seen, present) ? null : 'canaryOver';
  return change.kind === 'promote' && present !== null && present.composition !== change.composition
    ? 'otherCanary'
    : null;
}

const isOfCanary = (change: Change, seen: Canary) =>
  'composition' in change && change.composition === seen?.composition;

const isSame = (seen: Canary, present: Canary): present is NonNullable<Canary> =>
  present !== null && present.since === seen?.since;

interface Decision {
  /** Revision of the releases that the user saw. */
  readonly revision: number;
  readonly reason: string;
}

/** Makes a change. Returns false if nothing had to be changed. */
export async function carryOut(
  api: ApiClient,
  change: Change,
  { revision, reason }: Decision,
): Promise<boolean> {
  const decided = { revision, reason: reason.trim() === '' ? null : reason.trim() };
  const { changed } = await callOf(api, change, decided);
  return changed;
}

function callOf(
  api: ApiClient,
  change: Change,
  decided: { readonly revision: number; readonly reason: string | null },
) {
  switch (change.kind) {
    case 'rollBackAll':
      return api.rollBackRelease({ body: decided });
    case 'rollBack':
      return api.rollBackRelease({ body: { ...decided, remote: change.name } });
    case 'promote':
      return api.promoteRelease({ body: { ...decided, composition: change.composition } });
    case 'widen':
      return api.promoteRelease({
        body: { ...decided, composition: change.composition, percent: change.percent },
      });
    case 'end':
      return api.endCanary({ body: { ...decided, composition: change.composition } });
  }
}
