import { refusalOf } from '@airdex/shared-contracts/api';

/** Why a write failed, as far as the server reported it. */
export interface WriteError {
  /** The invalid field; null if there is none or the server named none. */
  readonly field: string | null;
  /** In the user's language; null if the server sent none or could not be reached. */
  readonly message: string | null;
}

/** The server's reason for a failed write. Other failures (no connection) have no message. */
export function writeErrorOf(error: unknown): WriteError {
  const { field = null, message = null } = refusalOf(error) ?? {};
  return { field, message };
}
