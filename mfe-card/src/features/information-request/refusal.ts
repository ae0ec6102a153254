import type { ApiErrorBody } from '@airdex/shared-contracts/api';

/** The server's reason for not sending a request, in the user's language; null if it gave none. */
export function refusalOf(error: unknown): string | null {
  // By name, because the shell's copy of the class creates the error.
  const { name, kind, body } = error as { name?: unknown; kind?: unknown; body?: ApiErrorBody | null };
  if (name !== 'ApiFailure' || kind !== 'refused' || !body || body.error === 'internal') return null;
  return body.message;
}
