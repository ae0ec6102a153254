import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { isLoopback } from './address.ts';
import { LOOPBACK_FACTOR } from './call-limits.ts';

/** How often something may be done within a number of seconds. */
export interface Rate {
  readonly allowed: number;
  readonly seconds: number;
}

/**
 * Counts one more call for `key`, which comes from the address `ip`: returns 0, or the whole seconds, at
 * least 1, after which to retry. This machine itself is counted separately, with a higher limit.
 */
export type RateCounter = (ip: string, key: string) => Promise<number>;

/** @param factor multiplies the limit; 0 disables it */
export function createRateCounter({ allowed, seconds }: Rate, factor: number): RateCounter {
  const points = Math.ceil(allowed * factor);
  const elsewhere = new RateLimiterMemory({ points, duration: seconds });
  const loopback = new RateLimiterMemory({ points: points * LOOPBACK_FACTOR, duration: seconds });
  return async (ip, key) => {
    if (factor === 0) return 0;
    try {
      await (isLoopback(ip) ? loopback : elsewhere).consume(key);
      return 0;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    }
  };
}
