import type { ResponseOf, EndpointName, Endpoints } from '@airdex/shared-contracts/api';
import type { CallOptions } from './test-call.ts';
import type { TestServer } from './test-server.ts';

/** What a call answers; throws unless it succeeds. The server itself checks the answer's shape in tests. */
export async function responseOf<Name extends EndpointName>(
  server: TestServer,
  name: Name,
  options: CallOptions<Name>,
): Promise<ResponseOf<Endpoints[Name]>> {
  const { status, json } = await server.call(name, options);
  if (status !== 200) throw new Error(`${name} answered ${status}: ${JSON.stringify(json)}`);
  return json as ResponseOf<Endpoints[Name]>;
}
