import type { FastifyBaseLogger } from 'fastify';
import { SECURITY_EVENTS, type SecurityEvent } from './security-events.ts';

/** Contains no names, mail addresses, passwords or tokens: users and deploy tokens are identified by their ids. */
export type SecurityFields = Readonly<Record<string, string | number | boolean | null>>;

const reported = new WeakSet<FastifyBaseLogger>();

/**
 * Writes a line of the security log, at every log level except `silent`.
 * @param log the request's, so that the line contains the caller's address
 */
export function logSecurity(log: FastifyBaseLogger, event: SecurityEvent, fields: SecurityFields = {}): void {
  reported.add(log);
  const [level, message] = SECURITY_EVENTS[event];
  const always = log.level === 'silent' ? log : log.child({}, { level: 'info' });
  always[level]({ security: event, ...fields }, message);
}

/** Whether a line of the security log was written with this log. */
export function hasLoggedSecurity(log: FastifyBaseLogger): boolean {
  return reported.has(log);
}
