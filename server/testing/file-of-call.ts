import type { EndpointName } from '@airdex/shared-contracts/api';
import type { LightMyRequestResponse } from 'fastify';
import { injectCall } from './inject-call.ts';
import type { CallOptions } from './test-call.ts';
import type { TestServer } from './test-server.ts';

/** A call's response as bytes: for files, which are not JSON. */
export function fileOfCall<Name extends EndpointName>(
  server: TestServer,
  name: Name,
  options: CallOptions<Name>,
): Promise<LightMyRequestResponse> {
  return injectCall(server.app, name, options);
}
