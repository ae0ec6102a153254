import type { StoredUser } from '../users/stored-user.ts';

export interface ApplyOptions {
  /** Also remove what the files don't name. */
  readonly prune: boolean;
  /** Gives a new user who may sign in a way to do so; null: nobody does. */
  readonly invite: ((user: StoredUser) => Promise<void>) | null;
  /** Whether accesses may include no programme of the catalogue. */
  readonly emptyAccesses: boolean;
}
