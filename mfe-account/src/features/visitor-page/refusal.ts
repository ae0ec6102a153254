import { ApiFailure } from '@airdex/shared-contracts/api';

/** The server's reason for refusing a call, in the user's language; null if it gave none. */
export function refusalOf(error: unknown): string | null {
  if (!(error instanceof ApiFailure) || error.kind !== 'refused') return null;
  return error.body === null || error.body.error === 'internal' ? null : error.body.message;
}

/** Whether the server refuses the parameters of a link, because it was truncated or changed. */
export function isBrokenLink(error: unknown): boolean {
  return error instanceof ApiFailure && error.kind === 'refused' && error.status === 400;
}
