import type { HistoryEntry } from '@airdex/shared-contracts/composition';

/** What every change of the pointer is asked with. */
export interface ChangeOptions {
  /** Person or robot, for the history. */
  readonly who: string;
  readonly reason?: string | undefined;
  /** Deploy token that it came by, as the history names it. */
  readonly token?: string | undefined;
  /** Only if the pointer still is at this revision. */
  readonly revision?: number | undefined;
}

/** The composition that was current after a change. */
export function currentAfter({ action, from, to }: HistoryEntry): string {
  return action === 'canary' && from !== undefined ? from : to;
}
