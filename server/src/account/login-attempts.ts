import { LRUCache } from 'lru-cache';

const FAILURES_MAX = 10;
const WINDOW_MS = 5 * 60_000;
/** Pairs remembered at most: a bound on memory, not a rule. */
const REMEMBERED_MAX = 50_000;

/** Failed logins of one user name from one address. Others are never affected. */
export interface LoginAttempts {
  /** Seconds to wait before the next attempt; 0 when it may be made. */
  retryAfter(username: string, ip: string): number;
  recordFailure(username: string, ip: string): void;
  reset(username: string, ip: string): void;
}

/**
 * Counts failed logins: after ten within five minutes the pair of user name and address has to wait until the first of
 * them is five minutes old. By the pair, so that nobody can lock somebody else out.
 */
export function createLoginAttempts(now: () => number = Date.now): LoginAttempts {
  const failures = new LRUCache<string, number[]>({ max: REMEMBERED_MAX });
  const key = (username: string, ip: string): string => `${ip} ${username.toLowerCase()}`;
  const recent = (pair: string): number[] =>
    (failures.get(pair) ?? []).filter((time) => time > now() - WINDOW_MS);
  return {
    retryAfter(username, ip) {
      const times = recent(key(username, ip));
      const [first] = times;
      if (times.length < FAILURES_MAX || first === undefined) return 0;
      return Math.max(1, Math.ceil((first + WINDOW_MS - now()) / 1000));
    },
    recordFailure(username, ip) {
      const pair = key(username, ip);
      failures.set(pair, [...recent(pair), now()].slice(-FAILURES_MAX));
    },
    reset: (username, ip) => void failures.delete(key(username, ip)),
  };
}
