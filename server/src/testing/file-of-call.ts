import { endpoints, fillPath, type EndpointName } from '@airdex/shared-contracts/api';
import type { LightMyRequestResponse } from 'fastify';
import type { CallOptions, TestServer } from './test-server.ts';

/** A call's answer as bytes: for files, which are no JSON. */
export async function fileOfCall<Name extends EndpointName>(
  server: TestServer,
  name: Name,
  { token, language, body, params, headers }: CallOptions<Name>,
): Promise<LightMyRequestResponse> {
  return server.app.inject({
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
