import { ApiFailure } from '@airdex/shared-contracts/api';

/** Whether the server refuses the parameters of a link, because it was truncated or changed. */
export function isBrokenLink(error: unknown): boolean {
  return error instanceof ApiFailure && error.kind === 'refused' && error.status === 400;
}
