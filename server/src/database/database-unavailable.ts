import { isNativeError } from 'node:util/types';
import { isDiskFull } from './disk-full.ts';

/**
 * The database can't be reached at the moment: it is starting, going away, full, or the way to it is broken. Whatever
 * was asked may be asked again; of a write it is not known whether it was done. The cause is what the driver said.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';

  constructor(cause: unknown) {
    super(
      isDiskFull(cause) ? 'The disk of the database is full' : 'The database cannot be reached at the moment',
      { cause },
    );
  }

  /** What the driver said; for whoever runs the server, not for whoever calls it. */
  get reason(): string {
    const { cause } = this;
    if (!isNativeError(cause)) return String(cause);
    // Several addresses that all refused are one error without words of its own.
    return cause.message === '' && 'code' in cause ? String(cause.code) : cause.message;
  }
}

/** Errors of the network below a connection. */
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
 * SQLSTATEs by which a server says that it can't talk now: connection exceptions (class 08), shutting down (57P01,
 * 57P02), starting or recovering (57P03), no connection free (53300), no room on its disk (53100).
 */
const SERVER_CODES = /^(08...|57P0[123]|53300|53100)$/;

/** What the driver says without a code. */
const DRIVER_MESSAGES =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Query read timeout|Client (has encountered a connection error|was closed))/;

/** Whether an error of the driver means that the connection, not the question, is at fault. */
export function isConnectionFailure(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true;
  if (!isNativeError(error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return NETWORK_CODES.has(code) || SERVER_CODES.test(code) || DRIVER_MESSAGES.test(error.message);
}

/** SQLSTATEs of transactions that collided with another one and were undone: serialization failure, deadlock. */
const COLLISIONS = /^(40001|40P01)$/;

/** Whether a transaction was undone because of another one: the same may be asked again. */
export function isCollision(error: unknown): boolean {
  return isNativeError(error) && 'code' in error && COLLISIONS.test(String(error.code));
}
