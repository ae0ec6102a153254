import { LRUCache } from 'lru-cache';
import { boundedBy } from './bounded-by.ts';

/** Maximum number of remembered keys: a bound on memory, not a rule. */
const REMEMBERED_MAX = 50_000;

/**
 * Counts attempts by key and reports when there were too many. Each node of the installation counts
 * separately.
 */
export interface AttemptLimit {
  /**
   * Counts an attempt and returns 0; or, if there were too many, counts nothing and returns the seconds to
   * wait.
   */
  take(key: string): number;
  /** No longer counts the latest attempt, because it succeeded or broke off. */
  giveBack(key: string): void;
  /** Forgets all attempts of the key. */
  forget(key: string): void;
}

export interface AttemptLimitOptions {
  /** Attempts allowed within the window. */
  readonly max: number;
  readonly windowMs: number;
  readonly now?: () => number;
}

/** The window slides: an attempt is allowed again once the first of the last `max` attempts is older than it. */
export function createAttemptLimit({ max, windowMs, now = Date.now }: AttemptLimitOptions): AttemptLimit {
  const attempts = new LRUCache<string, readonly number[]>(boundedBy(REMEMBERED_MAX));
  return {
    take(key) {
      const recent = (attempts.get(key) ?? []).filter((time) => time > now() - windowMs);
      const [first] = recent;
      if (recent.length >= max && first !== undefined)
        return Math.max(1, Math.ceil((first + windowMs - now()) / 1000));
      attempts.set(key, [...recent, now()]);
      return 0;
    },
    giveBack: (key) => void attempts.set(key, attempts.get(key)?.slice(0, -1) ?? []),
    forget: (key) => void attempts.delete(key),
  };
}
