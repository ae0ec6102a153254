import type { HistoryEntry } from '@airdex/shared-contracts/composition';

/** Options of every change of the pointer. */
export interface ChangeOptions {
  /** Person or program, for the history. */
  readonly who: string;
  readonly reason?: string | undefined;
  /** Name of the deploy token that was used, for the history. */
  readonly token?: string | undefined;
  /** Expected revision of the pointer. The change fails if the pointer has another revision. */
  readonly revision?: number | undefined;
}

/** The composition that was current after a change. */
export function currentAfter({ action, from, to }: HistoryEntry): string {
  return action === 'canary' && from !== undefined ? from : to;
}
