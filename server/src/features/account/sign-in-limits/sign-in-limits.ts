import { addressKey, isLoopback } from '../../../http/address.ts';
import { LOOPBACK_FACTOR } from '../../../http/call-limits.ts';
import { createAttemptLimit } from '../../../http/attempt-limit.ts';
import { normalName } from '../../../database/normal-names/normal-name.ts';
import { createTurns } from './turns.ts';

const MINUTE_MS = 60_000;
const WINDOW_MS = 5 * MINUTE_MS;

/** Failures of one user name from one address within the window. */
const OF_PAIR = 10;
/** Failures from one address within the window, whatever the names. */
const OF_ADDRESS = 100;
/** Failures of one user name within an hour, whatever the addresses. */
const OF_NAME = 100;
/** Beyond these, attempts on the name get turns. */
const TURNS = { everyMs: 10_000, waitMaxMs: 5 * MINUTE_MS, reservedMs: 10 * MINUTE_MS };

export type SignInLimit = 'name-and-address' | 'address' | 'name';

/** The limit that an attempt has reached. */
export interface LimitedAttempt {
  readonly limit: SignInLimit;
  /** Seconds to wait. */
  readonly wait: number;
}

/**
 * Failed sign-ins. Counted by name whether or not the user exists, so that limits do not reveal which users
 * exist.
 */
export interface SignInLimits {
  /**
   * Counts an attempt before the password is checked, so that many simultaneous ones can't slip through
   * together.
   */
  begin(username: string, ip: string): LimitedAttempt | null;
  /** A started attempt succeeded: it does not count, and earlier failures from the address are forgotten. */
  succeeded(username: string, ip: string, begun: LimitedAttempt | null): void;
  /** A started attempt broke off, and not because of its password: it does not count. */
  brokeOff(username: string, ip: string, begun: LimitedAttempt | null): void;
  /** The password was changed: earlier failures from the address are forgotten. */
  forget(username: string, ip: string): void;
}

/**
 * - A name from an address waits after 10 failures within 5 minutes, until the first of them is 5 minutes old.
 * - An address waits after 100 failures within 5 minutes; the limit of this machine itself is a hundred times higher.
 * - A name with 100 failures within an hour, from any addresses, gets one attempt every 10 seconds: callers that
 *   come too early get a turn, within 5 minutes. So guessing from many addresses is slow, and nobody is locked out.
 *
 * The last two do not apply to addresses at which the user is known; the caller of `begin` checks that.
 */
export function createSignInLimits(now: () => number = Date.now): SignInLimits {
  const ofPair = createAttemptLimit({ max: OF_PAIR, windowMs: WINDOW_MS, now });
  const ofAddress = createAttemptLimit({ max: OF_ADDRESS, windowMs: WINDOW_MS, now });
  const ofLoopback = createAttemptLimit({ max: OF_ADDRESS * LOOPBACK_FACTOR, windowMs: WINDOW_MS, now });
  const ofName = createAttemptLimit({ max: OF_NAME, windowMs: 60 * MINUTE_MS, now });
  const turns = createTurns({ ...TURNS, now });
  const limitOfAddress = (ip: string) => (isLoopback(ip) ? ofLoopback : ofAddress);
  const pairOf = (username: string, ip: string): string => `${addressKey(ip)} ${normalName(username)}`;
  /** Gives back what `begin` counted beyond the pair. */
  const giveBack = (username: string, ip: string, begun: LimitedAttempt | null): void => {
    if (begun?.limit !== 'address') limitOfAddress(ip).giveBack(addressKey(ip));
    if (begun === null) ofName.giveBack(normalName(username));
  };

  return {
    begin(username, ip) {
      const pairWait = ofPair.take(pairOf(username, ip));
      if (pairWait > 0) return { limit: 'name-and-address', wait: pairWait };
      const addressWait = limitOfAddress(ip).take(addressKey(ip));
      if (addressWait > 0) return { limit: 'address', wait: addressWait };
      const name = normalName(username);
      if (ofName.take(name) === 0) return null;
      return { limit: 'name', wait: turns.take(name, addressKey(ip)) };
    },
    succeeded(username, ip, begun) {
      ofPair.forget(pairOf(username, ip));
      giveBack(username, ip, begun);
    },
    brokeOff(username, ip, begun) {
      // Refused attempts are not counted.
      if (begun?.limit === 'name-and-address') return;
      ofPair.giveBack(pairOf(username, ip));
      giveBack(username, ip, begun);
    },
    forget: (username, ip) => ofPair.forget(pairOf(username, ip)),
  };
}
