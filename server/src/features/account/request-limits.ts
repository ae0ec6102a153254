import { addressKey, isLoopback } from '../../http/address.ts';
import { LOOPBACK_FACTOR } from '../../http/call-limits.ts';
import { createAttemptLimit } from '../../http/attempt-limit.ts';
import { normalName } from '../../database/normal-names/normal-name.ts';

const MINUTE_MS = 60_000;

/** Limits besides the limits of calls by address or user. Each returns 0 or the seconds to wait. */
export interface RequestLimits {
  /**
   * A link for this mailbox, requested from this address: ten an hour. By the pair, so that nobody can use up
   * another user's limit.
   */
  recovery(email: string, ip: string): number;
  /** A counted request for a link broke off: it does not count. */
  recoveryBrokeOff(email: string, ip: string): void;
  /** Attempts with old passwords: ten in five minutes. */
  oldPassword(idUser: number): number;
  oldPasswordRight(idUser: number): void;
  /** A counted attempt broke off, and not because of its password: it does not count. */
  oldPasswordBrokeOff(idUser: number): void;
}

export function createRequestLimits(): RequestLimits {
  const hourly = (max: number) => createAttemptLimit({ max, windowMs: 60 * MINUTE_MS });
  const recoveries = hourly(10);
  const recoveriesFromHere = hourly(10 * LOOPBACK_FACTOR);
  const oldPasswords = createAttemptLimit({ max: 10, windowMs: 5 * MINUTE_MS });
  const recoveriesFrom = (ip: string) => (isLoopback(ip) ? recoveriesFromHere : recoveries);
  const pairOf = (email: string, ip: string): string => `${addressKey(ip)} ${normalName(email)}`;
  return {
    recovery: (email, ip) => recoveriesFrom(ip).take(pairOf(email, ip)),
    recoveryBrokeOff: (email, ip) => recoveriesFrom(ip).giveBack(pairOf(email, ip)),
    oldPassword: (idUser) => oldPasswords.take(String(idUser)),
    oldPasswordRight: (idUser) => oldPasswords.forget(String(idUser)),
    oldPasswordBrokeOff: (idUser) => oldPasswords.giveBack(String(idUser)),
  };
}
