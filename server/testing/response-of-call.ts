import type { ResponseOf, EndpointName, Endpoints } from '@airdex/shared-contracts/api';
import type { CallOptions } from './test-call.ts';
import type { TestServer } from './test-server.ts';

/**
 * The response of a call; throws unless it succeeds. In tests the server itself checks the response's shape.
 */
export async function responseOf<Name extends EndpointName>(
  server: TestServer,
  name: Name,
  options: CallOptions<Name>,
): Promise<ResponseOf<Endpoints[Name]>> {
  const { status, json } = await server.call(name, options);
  if (status !== 200) throw new Error(`${name} answered ${status}: ${JSON.stringify(json)}`);
  return json as ResponseOf<Endpoints[Name]>;
}
