import { ApiFailure } from '@airdex/shared-contracts/api';

const RETRIES_MAX = 2;

/**
 * Whether a query is worth another try: what the server refused or answered wrongly stays so, what took too long is not
 * waited for again, and without a network only its return helps.
 */
export function isWorthRetrying(failures: number, error: unknown): boolean {
  const isPassing =
    error instanceof ApiFailure &&
    (error.kind === 'unreachable' || (error.status ?? 0) >= 500) &&
    error.status !== 501;
  return isPassing && navigator.onLine && failures < RETRIES_MAX;
}
