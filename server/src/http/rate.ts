import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { isLoopback } from './address.ts';
import { LOOPBACK_FACTOR } from './call-limits.ts';

/** How often something may be done within so many seconds. */
export interface Rate {
  readonly allowed: number;
  readonly seconds: number;
}

/**
 * Counts once more for `key`, which comes from the address `ip`: answers 0, or the whole seconds, at least 1, after
 * which to try again. Counted apart, and allowed more, from this machine itself.
 */
export type RateCounter = (ip: string, key: string) => Promise<number>;

/** @param factor what is allowed is multiplied by it; 0 turns the limit off */
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
