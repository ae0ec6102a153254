import { ApiFailure } from '@airdex/shared-contracts/api';

const RETRIES_MAX = 2;

/**
 * Whether to try a query again. A refusal or an invalid response will not change; after a timeout, users should not wait
 * as long again; and without a network, another try cannot succeed.
 */
export function isRetried(failures: number, error: unknown): boolean {
  const isPassing =
    error instanceof ApiFailure &&
    (error.kind === 'unreachable' || (error.status ?? 0) >= 500) &&
    error.status !== 501;
  return isPassing && navigator.onLine && failures < RETRIES_MAX;
}
