import { ApiFailure } from '@airdex/shared-contracts/api';

/** Whether a write was sent, but has no response: the server may have processed it. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  navigator.onLine && error instanceof ApiFailure && error.kind !== 'refused';
