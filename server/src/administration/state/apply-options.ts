import type { StoredUser } from '../users/stored-user.ts';

export interface ApplyOptions {
  /** True: also removes what the files do not name. */
  readonly prune: boolean;
  /** Invites a new user who may sign in; null: nobody is invited. */
  readonly invite: ((user: StoredUser) => Promise<void>) | null;
  /** Whether accesses may include no programme of the catalogue. */
  readonly emptyAccesses: boolean;
}
