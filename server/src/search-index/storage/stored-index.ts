import type { IndexData } from '../data/index-data.ts';

/** An index as it is stored. */
export interface StoredIndex {
  /** Key of the catalogue from which it was built. */
  readonly catalogue: string;
  readonly data: IndexData;
}

/** Why a stored index is not used: it does not exist, other code built it, or it is damaged. */
export type UnusableReason = 'missing' | 'other-code' | 'damaged';

/** A stored index that must not be used. */
export class UnusableIndex extends Error {
  override readonly name = 'UnusableIndex';
  readonly reason: UnusableReason;
  constructor(reason: UnusableReason, message: string) {
    super(message);
    this.reason = reason;
  }
}
