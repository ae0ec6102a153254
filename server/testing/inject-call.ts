import { endpoints, fillPath, type EndpointName } from '@airdex/shared-contracts/api';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { CallOptions } from './test-call.ts';

/** Makes a call of the endpoint table to an application, and returns the raw response. */
export async function injectCall<Name extends EndpointName>(
  app: FastifyInstance,
  name: Name,
  { token, language, body, params, headers }: CallOptions<Name>,
): Promise<LightMyRequestResponse> {
  return app.inject({
    method: endpoints[name].method,
    url: fillPath(endpoints[name].path, params ?? {}),
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(language === 'ch' ? { languageid: '1' } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: body as object }),
  });
}
