import type { FastifyRequest } from 'fastify';
import { createAttemptLimit } from './attempt-limit.ts';
import { addressKey } from './address.ts';
import { readCookie } from './read-cookie.ts';
import { MEDIA_COOKIE } from './session-cookies.ts';
import { hasLoggedSecurity, logSecurity } from '../security-log/log-security.ts';
import type { SecurityEvent } from '../security-log/security-events.ts';

/** Maximum rejections logged per address and minute, because strangers can cause any number of them. */
const LOGGED_A_MINUTE = 60;
const MINUTE_MS = 60_000;

/** The outcome of a request. */
export interface Outcome {
  readonly status: number;
  readonly route: string | null;
}

type LogOutcome = (request: FastifyRequest, outcome: Outcome) => void;

/** Logs each rejected token, right or limit, whichever route rejected it, and each use of a deploy token. */
export function createOutcomeLog(): LogOutcome {
  const refusals = createAttemptLimit({ max: LOGGED_A_MINUTE, windowMs: MINUTE_MS });
  return (request, { status, route }) => {
    const { deployToken, idUser, log } = request;
    const event = eventOf(request, { status, route });
    if (event === null || hasLoggedSecurity(log)) return;
    if (event !== 'deploy-token-used' && refusals.take(addressKey(request.ip)) > 0) return;
    const who = deployToken === null ? { idUser } : { token: deployToken.id, scope: deployToken.scope };
    logSecurity(log, event, { ...who, method: request.method, route, status });
  };
}

function eventOf(request: FastifyRequest, { status, route }: Outcome): SecurityEvent | null {
  const { deployToken, headers } = request;
  if (status === 429) return 'call-limited';
  if (deployToken !== null) return status === 403 ? 'deploy-scope-refused' : 'deploy-token-used';
  if (status === 403) return 'right-refused';
  if (status !== 401) return null;
  if (route?.startsWith('/registry-api/') === true) return 'deploy-token-refused';
  const hasToken =
    headers.authorization !== undefined || readCookie(headers.cookie, MEDIA_COOKIE.name) !== undefined;
  return hasToken ? 'token-refused' : null;
}
