import type { ApiErrorBody } from '@airdex/shared-contracts/api';

/** Why a write failed, as far as the server said so. */
export interface WriteError {
  /** The field at fault; null when it is none, or none was named. */
  readonly field: string | null;
  /** In the user's language; null when the server said nothing or could not be reached. */
  readonly message: string | null;
}

/** What the server said to a write that failed. What is no refusal of the server (no connection) has no message. */
export function writeErrorOf(error: unknown): WriteError {
  // By name: the failure is made by the shell's copy of its class.
  const { name, kind, body } = error as { name?: unknown; kind?: unknown; body?: ApiErrorBody | null };
  if (name !== 'ApiFailure' || kind !== 'refused' || !body || body.error === 'internal')
    return { field: null, message: null };
  return { field: body.field ?? null, message: body.message };
}
