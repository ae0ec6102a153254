import type { ApiClient } from '@airdex/shared-contracts/api';

/** A change of the releases that the user requests. */
export type Change =
  | { readonly kind: 'rollBackAll' }
  | { readonly kind: 'rollBack'; readonly name: string }
  | { readonly kind: 'promote'; readonly composition: string }
  | { readonly kind: 'widen'; readonly composition: string; readonly percent: number }
  | { readonly kind: 'end'; readonly composition: string };

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
