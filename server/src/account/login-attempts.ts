import { addressKey } from '../http/address.ts';
import { createAttemptLimit } from './attempt-limit.ts';
import { normalName } from './normal-names/normal-name.ts';

const FAILURES_MAX = 10;
const WINDOW_MS = 5 * 60_000;

/** Failed logins of one user name from one address. Others are never affected. */
export interface LoginAttempts {
  /**
   * Counts an attempt before the password is looked at, so that many at once can't slip by together, and gives 0; or
   * the seconds to wait.
   */
  begin(username: string, ip: string): number;
  /** The attempt was right, or the password is a new one: what failed before is forgotten. */
  forget(username: string, ip: string): void;
}

/**
 * After ten failures within five minutes the pair of user name and address has to wait until the first of them is five
 * minutes old. By the pair, so that nobody can lock somebody else out; how many attempts an address may make whatever
 * the names, the limits of calls say (`http/call-limits.ts`).
 */
export function createLoginAttempts(now: () => number = Date.now): LoginAttempts {
  const failures = createAttemptLimit({ max: FAILURES_MAX, windowMs: WINDOW_MS, now });
  const pairOf = (username: string, ip: string): string => `${addressKey(ip)} ${normalName(username)}`;
  return {
    begin: (username, ip) => failures.take(pairOf(username, ip)),
    forget: (username, ip) => failures.forget(pairOf(username, ip)),
  };
}
