import { isNativeError } from 'node:util/types';
import { isDiskFull } from './disk-full.ts';

/**
 * The database is currently unreachable: it is starting, stopping, full, or the connection is broken. The
 * caller may retry; whether a write was done is unknown. The cause is the driver's error.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';

  constructor(cause: unknown) {
    super(
      isDiskFull(cause) ? 'The disk of the database is full' : 'The database cannot be reached at the moment',
      { cause },
    );
  }

  /** The driver's message, for the operator and not for API clients. */
  get reason(): string {
    const { cause } = this;
    if (!isNativeError(cause)) return String(cause);
    // If several addresses all refuse, the combined error has no message.
    return cause.message === '' && 'code' in cause ? String(cause.code) : cause.message;
  }
}

/** Network errors below a connection. */
const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/**
 * SQLSTATEs of a server that is currently unavailable: connection exceptions (class 08), shutting down
 * (57P01, 57P02), starting or recovering (57P03), no connection free (53300), no disk space (53100).
 */
const SERVER_CODES = /^(08...|57P0[123]|53300|53100)$/;

/** Driver messages without a code. */
const DRIVER_MESSAGES =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Query read timeout|Client (has encountered a connection error|was closed))/;

/** Whether a driver's error is caused by the connection and not by the query. */
export function isConnectionFailure(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true;
  if (!isNativeError(error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return NETWORK_CODES.has(code) || SERVER_CODES.test(code) || DRIVER_MESSAGES.test(error.message);
}

/**
 * SQLSTATEs of transactions that were rolled back because of another one: serialization failure, deadlock.
 */
const COLLISIONS = /^(40001|40P01)$/;

/** Whether a transaction was rolled back because of another one, so that it may be retried. */
export function isCollision(error: unknown): boolean {
  return isNativeError(error) && 'code' in error && COLLISIONS.test(String(error.code));
}
