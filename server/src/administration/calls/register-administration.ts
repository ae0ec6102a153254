import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  ADMINISTRATION_BODY_BYTES_MAX,
  ADMINISTRATION_PATH,
  OPERATOR_HEADER,
  operationPath,
} from './address.ts';
import { isSameSecret } from '../../features/account/secret-hash.ts';
import { acceptJsonOnly } from '../../http/accept-json-only.ts';
import { addressKey } from '../../http/address.ts';
import { sendNotFound } from '../../http/error-handling.ts';
import { bearerToken } from '../../http/bearer-token.ts';
import { HttpError } from '../../http/http-error.ts';
import { createRateCounter } from '../../http/rate.ts';
import { DATA_HEADERS } from '../../http/security-headers.ts';
import { tooManyRequests } from '../../http/too-many-requests.ts';
import { logSecurity } from '../../security-log/log-security.ts';
import { operationName } from '../operation.ts';
import { OPERATIONS } from '../operations.ts';
import { runOperation, type AdministrationServices } from '../run-operation.ts';

/** Calls of one address: far more than a person or a script needs, and too few to guess a token. */
const RATE = { allowed: 300, seconds: 60 };
const OPERATOR_MAX = 100;

export interface AdministrationCalls {
  readonly services: AdministrationServices;
  /** Null: the calls do not exist. */
  readonly token: string | null;
  /** Factor for the limit of calls; 0 disables it. */
  readonly rateLimits: number;
  /** Called after a change. */
  readonly onChanged: () => void;
}

/** The operations over HTTP: `POST /admin-api/company/add` with the input as its body. Register it without a prefix. */
export async function registerAdministration(
  app: FastifyInstance,
  { services, token, rateLimits, onChanged }: AdministrationCalls,
): Promise<void> {
  if (token === null) {
    app.all(`${ADMINISTRATION_PATH}/*`, sendNotFound);
    return;
  }
  const rate = createRateCounter(RATE, rateLimits);
  await app.register(async (api) => {
    acceptJsonOnly(api);
    api.addHook('onRequest', async (request, reply) => {
      void reply.headers(DATA_HEADERS);
      const wait = await rate(request.ip, addressKey(request.ip));
      if (wait > 0) throw tooManyRequests(wait);
      if (isSameSecret(bearerToken(request) ?? '', token)) return;
      logSecurity(request.log, 'admin-token-refused', { route: request.routeOptions.url ?? null });
      throw new HttpError('unauthorised', 'Administration requires the token of an operator', {
        headers: { 'WWW-Authenticate': 'Bearer realm="administration"' },
      });
    });
    for (const operation of OPERATIONS)
      api.route({
        method: 'POST',
        url: operationPath(operation),
        bodyLimit: ADMINISTRATION_BODY_BYTES_MAX,
        async handler(request, reply) {
          logSecurity(request.log, 'admin-call', { operation: operationName(operation) });
          const result = await runOperation(services, {
            operation,
            input: request.body,
            operator: operatorOf(request),
          });
          if (!operation.readsOnly) onChanged();
          return reply.type('application/json; charset=utf-8').send(JSON.stringify(result));
        },
      });
    api.all(`${ADMINISTRATION_PATH}/*`, sendNotFound);
  });
}

/** The operator's name as given in the header, used only for the record. */
function operatorOf({ headers, ip }: FastifyRequest): string {
  const given = headers[OPERATOR_HEADER];
  const name =
    typeof given === 'string'
      ? decode(given)
          .replace(/\p{Cc}/gu, '')
          .trim()
          .slice(0, OPERATOR_MAX)
      : '';
  return name === '' ? ip : `${name} (${ip})`;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
